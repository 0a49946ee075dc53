/**
 * Which names an expression of a page may read, by the place where it stands (action.schema.json
 * names them).
 */
import { featureNames } from '../bundle/features.ts';
import type { FormItem, FormPart, FormSchema } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { Names } from './expressions.ts';
import { membersOf } from './fields.ts';
import {
  formModel,
  enclosingList,
  rowModel,
  type PageContext,
  type PagePart,
} from './pageContext.ts';

/**
 * A field or piece of layout with its name (absent: nothing can refer to it) and its path below the
 * form.
 */
export interface PlacedItem {
  name: string | undefined;
  item: Exclude<FormItem, string> | FormPart;
  path: Path;
}

/** All fields, layout and parts of a form, those asked for last included. */
export function itemsOf(form: FormSchema): PlacedItem[] {
  const parts = (items: readonly FormPart[], path: Path): PlacedItem[] =>
    items.flatMap((part, index) => [
      { name: part.name, item: part, path: [...path, index] },
      ...below(part.fields, [...path, index, 'fields']),
    ]);
  const below = (items: readonly FormItem[], path: Path): PlacedItem[] =>
    items.flatMap((entry, index): PlacedItem[] => {
      const here = [...path, index];
      if (typeof entry === 'string') return [{ name: entry, item: { field: entry }, path: here }];
      const name = entry.name ?? ('field' in entry ? entry.field : undefined);
      return [
        { name, item: entry, path: here },
        ...('fields' in entry ? below(entry.fields, [...here, 'fields']) : []),
        ...('items' in entry ? parts(entry.items, [...here, 'items']) : []),
      ];
    });
  return [
    ...below(form.fields, ['fields']),
    ...below(form.finish?.fields ?? [], ['finish', 'fields']),
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

/** Names readable by an expression or address at this part. */
export function namesAt(part: PagePart, context: PageContext): Names {
  const model = rowModel(enclosingList(part, context), context);
  const isFormPart = part.path[0] === 'forms';
  const inSwitch = part.owners.some(({ name }) => name === 'SwitchCell');
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
    features: new Set(featureNames),
    ...(inForm ? { mode: null, key: null } : {}),
    ...(inSwitch || part.path.includes('onChange') ? { value: null } : {}),
    ...(inSwitch || part.path.includes('onError') ? { problem: null } : {}),
  };
}
