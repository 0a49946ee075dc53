import type { Model, Page } from '../generated/types.gen.ts';
import type { CompileVocabulary } from '../vocabulary.ts';
import { compileBlocks } from './blocks.ts';
import { allowed, modelAt, type Compilation } from './compilation.ts';
import { compileOpenedForms } from './forms.ts';
import { compileList } from './list.ts';
import type { BlockPlan, PagePlan, Viewer } from './plan.ts';
import { expressionsIn } from './rules.ts';

export interface PageParts {
  page: Page;
  /** The models that the page names, by name. */
  models: Readonly<Record<string, Model>>;
  viewer: Viewer;
  vocabulary: CompileVocabulary;
}

/** Turns a page into the plan that one viewer gets (plan.ts). Pure. Throws PageError for a page that the checker would refuse. */
export function compilePage({ page, models, viewer, vocabulary }: PageParts): PagePlan {
  const compilation: Compilation = {
    page,
    models,
    viewer,
    vocabulary,
    dicts: new Set(),
    opened: new Map(),
    hasList: false,
    addressState: [],
    compileBlocks,
  };
  const frame = { id: page.id, title: page.title };
  if (!allowed(compilation, page.access))
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
  const forms = compileOpenedForms(compilation);
  const sources = page.sources ?? {};
  for (const source of expressionsIn([body, forms, sources]))
    noteLabelDicts(source, compilation.dicts);
  return {
    ...frame,
    allowed: true,
    state: page.state ?? {},
    addressState: compilation.addressState,
    sources,
    body,
    forms,
    dicts: [...compilation.dicts],
  };
}

/** The short form is one list, named list, before any blocks. */
function compileBody(compilation: Compilation): BlockPlan[] {
  const { page } = compilation;
  const around = {
    model: modelAt(compilation, page.model, undefined, ['model']),
    form: page.list?.form,
  };
  const list = page.list
    ? [compileList(compilation, page.list, { key: 'list', name: 'list' }, around, ['list'])]
    : [];
  return [...list, ...compileBlocks(compilation, page.body ?? [], around, ['body'])];
}

/** Dictionaries that expressions ask for by name: dictLabel('sys_yes_no', …). */
function noteLabelDicts(source: string, dicts: Set<string>): void {
  for (const [, dict] of source.matchAll(/\bdictLabel\(\s*['"`]([a-z][a-z0-9_]*)['"`]/g))
    dicts.add(dict);
}
