/**
 * Which names an expression of a page may read, by the place where it stands (action.schema.json
 * names them).
 */
import { featureNames } from '../bundle/features.ts';
import type { Action, FormItem, FormPart, FormSchema } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { Names } from './expressions.ts';
import { membersOf } from './fields.ts';
import { enclosing, rowModel, type PageContext, type PagePart } from './pageContext.ts';
import { formModel } from './pageModels.ts';

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
  /** The list that it stands in, by its name; absent: in none. */
  list?: string;
  /** It is a member of a nested value. */
  nested?: boolean;
}

type Place = Omit<PlacedItem, 'name' | 'item'>;

/** Where the fields of a list or nested value stand; other layout is looked through. */
function insideOf(entry: Exclude<FormItem, string>, place: Place): Place {
  const kind = 'type' in entry ? entry.type : undefined;
  if (kind === 'object') return { ...place, nested: true };
  if (kind !== 'list') return place;
  const field = 'field' in entry ? entry.field : undefined;
  const lists = field === undefined ? place.lists : [...place.lists, field];
  return { ...place, lists, list: entry.name ?? field ?? kind, nested: true };
}

/** All fields, layout and parts of a form, those asked for last included. */
export function itemsOf(form: FormSchema): PlacedItem[] {
  const parts = (items: readonly FormPart[], place: Place): PlacedItem[] =>
    items.flatMap((part, index) => {
      const here = { ...place, path: [...place.path, index] };
      return [{ name: part.name, item: part, ...here }, ...below(part.fields, here)];
    });
  const below = (items: readonly FormItem[], place: Place): PlacedItem[] =>
    items.flatMap((entry, index): PlacedItem[] => {
      const here = { ...place, path: [...place.path, 'fields', index] };
      if (typeof entry === 'string') return [{ name: entry, item: { field: entry }, ...here }];
      const name = entry.name ?? ('field' in entry ? entry.field : undefined);
      return [
        { name, item: entry, ...here },
        ...('fields' in entry ? below(entry.fields, insideOf(entry, here)) : []),
        ...('items' in entry ? parts(entry.items, { ...here, path: [...here.path, 'items'] }) : []),
      ];
    });
  return [
    ...below(form.fields, { path: [], lists: [] }),
    ...below(form.finish?.fields ?? [], { path: ['finish'], lists: [] }),
  ];
}

/** What has a value though it is no field: rows, and nested values. */
const nesting: ReadonlySet<string> = new Set(['list', 'object']);

/** Whether an item has a value: buttons, layout and its parts have none. */
export const hasValue = ({ item }: PlacedItem): boolean =>
  'type' in item ? nesting.has(item.type) : !('fields' in item);

/** Members of `values` in a form: its items, and what else a loaded record brings. */
function formValueNames(key: string, context: PageContext): Set<string> {
  const model = formModel(key, context);
  const form = context.page.forms?.[key];
  const items = (form ? itemsOf(form) : []).filter(hasValue);
  return new Set([...items.flatMap(({ name }) => name ?? []), ...(model ? membersOf(model) : [])]);
}

/** Sources that a form reads: its own and those of the page. */
const formSources = (key: string, { page, sources }: PageContext): Set<string> =>
  new Set([...sources, ...Object.keys(page.forms?.[key]?.sources ?? {})]);

/** Names that the blocks say are read in parts of theirs. */
const namesOfBlocks = ({ owners }: PagePart, { blockChecks }: PageContext): string[] =>
  [...blockChecks.values()].flatMap(({ reads = {} }) =>
    owners.flatMap(({ name }) => (Object.hasOwn(reads, name) ? (reads[name] ?? []) : [])),
  );

/** Whether a part stands in something that asks for a reason before it runs. */
const asksReason = (part: PagePart): boolean =>
  ['Action', 'FormButton'].some((name) => enclosing<Action>(part, name)?.confirm?.reason);

/** Names readable by an expression or address at this part. */
export function namesAt(part: PagePart, context: PageContext): Names {
  const model = rowModel(part, context);
  const isFormPart = part.path[0] === 'forms';
  const inForm = isFormPart && part.path.length > 2;
  return {
    route: null,
    user: null,
    query: null,
    rows: 'list',
    ids: 'list',
    edited: 'list',
    index: null,
    total: null,
    result: null,
    record: null,
    row: model ? membersOf(model) : null,
    values: inForm ? formValueNames(String(part.path[1]), context) : null,
    state: context.state,
    sources: inForm ? formSources(String(part.path[1]), context) : context.sources,
    features: new Set([...featureNames, ...(context.projectIndex.vocabulary.features ?? [])]),
    ...(inForm && { mode: null, key: null }),
    ...(asksReason(part) && { reason: null }),
    ...(part.path.includes('onChange') && { value: null }),
    ...(part.path.includes('onError') && { problem: null }),
    ...Object.fromEntries(namesOfBlocks(part, context).map((name) => [name, null])),
  };
}
