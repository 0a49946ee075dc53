import { defined } from '../defined.ts';
import type { Model, Page } from '../generated/types.gen.ts';
import type { CompileVocabulary } from '../vocabulary.ts';
import { compileAction } from './actions.ts';
import { blockCompilers, type AnyBlockCompiler } from './blocks.ts';
import { allowedAt } from './access.ts';
import { modelAt, type Compilation } from './compilation.ts';
import { compileOpenedForms } from './forms.ts';
import type { BlockPlan, PagePlan, Viewer } from './plan.ts';
import { compileEvent } from './steps.ts';
import { expressionsIn } from './rules.ts';
import { compileSources } from './sources.ts';
import type { CompileObserver } from './observer.ts';

/** Registered code as a page is compiled against it. */
export interface PageVocabulary extends CompileVocabulary {
  blocks: readonly AnyBlockCompiler[];
}

export interface PageParts {
  page: Page;
  /** The models that the page names, by name. */
  models: Readonly<Record<string, Model>>;
  viewer: Viewer;
  vocabulary: PageVocabulary;
  /** Called with what becomes of the parts. */
  observer?: CompileObserver;
}

/**
 * Turns a page into the plan that one viewer gets (plan.ts). Pure. Throws PageError for a page that
 * the checker would refuse.
 */
export function compilePage(parts: PageParts): PagePlan {
  const { page, models, viewer, vocabulary, observer } = parts;
  const compilation: Compilation = {
    page,
    models,
    viewer,
    vocabulary,
    dicts: new Set(),
    opened: new Map(),
    hasList: false,
    addressState: [],
    actions: new Set(),
    observer,
    compileAction,
    ...blockCompilers(vocabulary.blocks),
  };
  const frame = { id: page.id, title: page.title };
  const { access } = page;
  if (!allowedAt(compilation, [], { access, model: models[page.model ?? ''] }))
    return {
      ...frame,
      allowed: false,
      state: {},
      addressState: [],
      sources: {},
      body: [],
      forms: {},
      dicts: [],
    };
  const body = compileBody(compilation);
  const onOpen = compileEvent('onOpen', page.onOpen, {
    compilation,
    scope: { model: modelAt(compilation, page.model, undefined, ['model']) },
    path: [],
  });
  const forms = compileOpenedForms(compilation);
  const sources = compileSources(page.sources ?? {});
  for (const source of expressionsIn([body, forms, sources, onOpen]))
    noteLabelDicts(source, compilation.dicts);
  return {
    ...frame,
    allowed: true,
    state: page.state ?? {},
    addressState: compilation.addressState,
    sources,
    ...defined({ onOpen }),
    body,
    forms,
    dicts: [...compilation.dicts],
  };
}

/** The short form is one list, named list, before any blocks. */
function compileBody(compilation: Compilation): BlockPlan[] {
  const { page } = compilation;
  const scope = {
    model: modelAt(compilation, page.model, undefined, ['model']),
    form: page.list?.form,
  };
  const { compileBlock, compileBlocks } = compilation;
  const { list } = page;
  const short =
    list && compileBlock(compilation, { name: 'list', ...list, type: 'list' }, scope, ['list']);
  const body = compileBlocks(compilation, page.body ?? [], scope, ['body']);
  return short ? [short, ...body] : body;
}

/** Dictionaries that expressions ask for by name: dictLabel('sys_yes_no', …). */
function noteLabelDicts(source: string, dicts: Set<string>): void {
  for (const [, dict = ''] of source.matchAll(/\bdictLabel\(\s*['"`]([a-z][a-z0-9_]*)['"`]/g))
    dicts.add(dict);
}
