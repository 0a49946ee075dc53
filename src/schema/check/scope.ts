/**
 * Which names an expression of a page may read, by the place where it stands (action.schema.json
 * names them).
 */
import { featureNames } from '../bundle/features.ts';
import type { FormItem, FormPart, FormSchema } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { Names } from './expressions.ts';
import { membersOf } from './fields.ts';
import { formModel, rowModel, type PageContext, type PagePart } from './pageContext.ts';

/**
 * A field or piece of layout with its name (absent: nothing can refer to it) and its path below the
 * form.
 */
export interface PlacedItem {
  name: string | undefined;
  item: Exclude<FormItem, string> | FormPart;
  path: Path;
  /** Fields of the lists in whose rows it stands, outermost first. */
  lists: readonly string[];
}

/** All fields, layout and parts of a form, those asked for last included. */
export function itemsOf(form: FormSchema): PlacedItem[] {
  const parts = (items: readonly FormPart[], place: Pick<PlacedItem, 'path' | 'lists'>) =>
    items.flatMap((part, index): PlacedItem[] => {
      const here = { path: [...place.path, index], lists: place.lists };
      return [{ name: part.name, item: part, ...here }, ...below(part.fields, here)];
    });
  const below = (
    items: readonly FormItem[],
    { path, lists }: Pick<PlacedItem, 'path' | 'lists'>,
  ): PlacedItem[] =>
    items.flatMap((entry, index): PlacedItem[] => {
      const here = { path: [...path, 'fields', index], lists };
      if (typeof entry === 'string') return [{ name: entry, item: { field: entry }, ...here }];
      const name = entry.name ?? ('field' in entry ? entry.field : undefined);
      // Of what holds fields, a list alone may be one itself.
      const list = 'fields' in entry && 'field' in entry ? entry.field : undefined;
      const inside = list === undefined ? here : { ...here, lists: [...lists, list] };
      return [
        { name, item: entry, ...here },
        ...('fields' in entry ? below(entry.fields, inside) : []),
        ...('items' in entry ? parts(entry.items, { ...here, path: [...here.path, 'items'] }) : []),
      ];
    });
  return [
    ...below(form.fields, { path: [], lists: [] }),
    ...below(form.finish?.fields ?? [], { path: ['finish'], lists: [] }),
  ];
}

/** Members of `values` in a form: its nodes, and what else a loaded record brings. */
function formValueNames(key: string, context: PageContext): Set<string> {
  const model = formModel(key, context);
  const form = context.page.forms?.[key];
  return new Set([
    ...(form ? itemsOf(form) : []).flatMap(({ name }) => name ?? []),
    ...(model ? membersOf(model) : []),
  ]);
}

/** Sources that a form reads: its own and those of the page. */
const formSources = (key: string, { page, sources }: PageContext): Set<string> =>
  new Set([...sources, ...Object.keys(page.forms?.[key]?.sources ?? {})]);

/** Names that the blocks say are read in parts of theirs. */
const namesOfBlocks = ({ owners }: PagePart, { blockChecks }: PageContext): string[] =>
  [...blockChecks.values()].flatMap(({ reads = {} }) =>
    owners.flatMap(({ name }) => (Object.hasOwn(reads, name) ? (reads[name] ?? []) : [])),
  );

/** Names readable by an expression or address at this part. */
export function namesAt(part: PagePart, context: PageContext): Names {
  const model = rowModel(part, context);
  const isFormPart = part.path[0] === 'forms';
  const inForm = isFormPart && part.path.length > 2;
  return {
    route: null,
    user: null,
    query: null,
    rows: null,
    ids: null,
    edited: null,
    index: null,
    total: null,
    result: null,
    record: null,
    row: model ? membersOf(model) : null,
    values: inForm ? formValueNames(String(part.path[1]), context) : null,
    state: context.state,
    sources: inForm ? formSources(String(part.path[1]), context) : context.sources,
    features: new Set([...featureNames, ...(context.projectIndex.vocabulary.features ?? [])]),
    ...(inForm ? { mode: null, key: null } : {}),
    ...(part.path.includes('onChange') ? { value: null } : {}),
    ...(part.path.includes('onError') ? { problem: null } : {}),
    ...Object.fromEntries(namesOfBlocks(part, context).map((name) => [name, null])),
  };
}
