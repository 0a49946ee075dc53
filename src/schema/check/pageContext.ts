/** A page with everything its parts may refer to. */
import type { ListProps, Model, Page } from '../generated/types.gen.ts';
import { visitParts, type Part } from '../meta/visit.ts';
import type { Known } from './known.ts';
import type { Report } from './report.ts';

/** A named part of the page with the parts around it, innermost last. */
export interface PagePart extends Part {
  owners: readonly Part[];
}

export interface PageContext {
  page: Page;
  known: Known;
  report: Report;
  parts: readonly PagePart[];
  forms: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  state: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
}

export function pageContext(page: Page, known: Known, report: Report): PageContext {
  const parts: PagePart[] = [];
  visitParts('page', page, (part, owners) => parts.push({ ...part, owners }));
  const blockParts = parts
    .filter(({ name }) => name === 'Block')
    .map(({ value }) => value as { type: string; name?: string; state?: string });
  return {
    page,
    known,
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
      ...(page.list ? ['list'] : []),
    ]),
  };
}

/** The model of that name; undefined when there is none, or none that is sound. */
export function modelNamed(name: string | undefined, known: Known): Model | undefined {
  return (name === undefined ? undefined : known.models.get(name)) ?? undefined;
}

/** The list a part stands in; for a declared action of a short page, the page's list. */
export function listAround(part: PagePart, { page }: PageContext): ListProps | undefined {
  // What a list asks the server for is known before it has rows: there, row is that of the list around.
  const inner = part.owners.findLast(
    ({ name, path }) =>
      name === 'ListProps' && !['params', 'request'].includes(String(part.path[path.length])),
  );
  if (inner) return inner.value as ListProps;
  return part.path[0] === 'actions' && page.list && !page.body ? page.list : undefined;
}

/** Model of a list's rows. A list with a request of its own may hold anything, so nothing is known of its rows. */
export function rowModel(
  list: ListProps | undefined,
  { page, known }: PageContext,
): Model | undefined {
  return list && !list.request ? modelNamed(list.model ?? page.model, known) : undefined;
}

/** The model by whose permission bare verbs at a part are completed: that of the form or list around, else the page's. */
export function modelAround(part: PagePart, context: PageContext): Model | undefined {
  const { page, known } = context;
  const list = part.owners.findLast(({ name }) => name === 'ListProps')?.value as
    ListProps | undefined;
  if (part.path[0] === 'forms') return formModel(String(part.path[1]), context);
  if (part.path[0] === 'actions' && !list) return modelNamed(page.list?.model ?? page.model, known);
  return modelNamed(list?.model ?? page.model, known);
}

/** Model of a form: its own, the page's, or that of the list that opens it. */
export function formModel(key: string, context: PageContext): Model | undefined {
  const { page, known, parts } = context;
  const own = page.forms?.[key]?.model ?? page.model;
  if (own !== undefined) return modelNamed(own, known);
  const opener = parts.find(
    ({ name, value }) => name === 'ListProps' && ((value as ListProps).form ?? 'edit') === key,
  );
  return modelNamed((opener?.value as ListProps | undefined)?.model, known);
}
