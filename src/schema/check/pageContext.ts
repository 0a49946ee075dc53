/** A page with everything its parts may refer to. */
import type { ListBlock, Model, Page } from '../generated/types.gen.ts';
import { visitParts, type Part } from '../meta/visit.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

/** A named part of the page with its owners, innermost last. */
export interface PagePart extends Part {
  owners: readonly Part[];
}

export interface PageContext {
  page: Page;
  projectIndex: ProjectIndex;
  report: Report;
  parts: readonly PagePart[];
  forms: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  state: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
}

export function pageContext(page: Page, projectIndex: ProjectIndex, report: Report): PageContext {
  const parts: PagePart[] = [];
  visitParts('page', page, (part, owners) => parts.push({ ...part, owners }));
  const blockParts = parts
    .filter(({ name }) => name === 'Block')
    .map(({ value }) => value as { type: string; name?: string; state?: string });
  return {
    page,
    projectIndex,
    report,
    parts,
    forms: new Set(Object.keys(page.forms ?? {})),
    actions: new Set(Object.keys(page.actions ?? {})),
    sources: new Set(Object.keys(page.sources ?? {})),
    state: new Set([
      ...Object.keys(page.state ?? {}),
      ...blockParts.flatMap(({ type, state }) =>
        type === 'tree' && state !== undefined ? [state] : [],
      ),
    ]),
    // The list of a short page is a block named list.
    blocks: new Set([
      ...blockParts.flatMap(({ name }) => name ?? []),
      ...(page.list ? [page.list.name ?? 'list'] : []),
    ]),
  };
}

/** The model of that name; undefined when there is none, or none that is sound. */
export function modelNamed(
  name: string | undefined,
  projectIndex: ProjectIndex,
): Model | undefined {
  return (name === undefined ? undefined : projectIndex.models.get(name)) ?? undefined;
}

/** The list a part stands in; for a declared action of a short page, the page's list. */
export function enclosingList(part: PagePart, { page }: PageContext): ListBlock | undefined {
  // What a list asks the server for is known before it has rows: there, row is that of the list
  // around.
  const inner = part.owners.findLast(
    ({ name, path }) =>
      name === 'ListBlock' && !['params', 'url'].includes(String(part.path[path.length])),
  );
  if (inner) return inner.value as ListBlock;
  return part.path[0] === 'actions' && page.list && !page.body ? page.list : undefined;
}

/**
 * Model of a list's rows. A list with an address of its own may hold anything, so nothing is known
 * of its rows.
 */
export function rowModel(
  list: ListBlock | undefined,
  { page, projectIndex }: PageContext,
): Model | undefined {
  return list && list.url === undefined
    ? modelNamed(list.model ?? page.model, projectIndex)
    : undefined;
}

/**
 * The model by whose permission bare verbs at a part are completed: that of the form or list
 * around, else the page's.
 */
export function enclosingModel(part: PagePart, context: PageContext): Model | undefined {
  const { page, projectIndex } = context;
  if (part.path[0] === 'forms') return formModel(String(part.path[1]), context);
  const named = part.owners.findLast(
    ({ name, value }) => name === 'Block' && (value as { model?: string }).model !== undefined,
  );
  const inner = (named?.value as { model?: string } | undefined)?.model;
  const own = part.path[0] === 'list' || part.path[0] === 'actions' ? page.list?.model : undefined;
  return modelNamed(inner ?? own ?? page.model, projectIndex);
}

/** Model of a form: its own, the page's, or that of the list that opens it. */
export function formModel(key: string, context: PageContext): Model | undefined {
  const { page, projectIndex, parts } = context;
  const own = page.forms?.[key]?.model ?? page.model;
  if (own !== undefined) return modelNamed(own, projectIndex);
  const opener = parts.find(
    ({ name, value }) => name === 'ListBlock' && ((value as ListBlock).form ?? 'edit') === key,
  );
  return modelNamed((opener?.value as ListBlock | undefined)?.model, projectIndex);
}
