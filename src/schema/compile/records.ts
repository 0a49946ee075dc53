/** Lists in which records are picked: that of a field, else one that follows from the model. */
import { defined } from '../defined.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { FormField, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { isAnswered, takesPart } from '../record/modes.ts';
import { mayUse, relatedChoices, relationOf } from './choices.ts';
import { factsOf, modelAt, type Compilation } from './compilation.ts';
import type { FormFrame } from './formFrame.ts';
import type { ChoicesPlan, RecordsPlan, Values } from './plan.ts';

/** A field with its widget, as far as picking records goes. */
interface PickingField {
  own: FormField;
  component: string;
  props: Values;
  /** Field of the model that holds the value. */
  name: string | undefined;
}

type List = NonNullable<FormField['list']>;

/** Most columns and search fields of a list that no page describes. */
const usual = { columns: 6, query: 4 } as const;

/**
 * Where a field picks records, and these as choices. Without the right to list them there is no
 * list; undefined for other widgets.
 */
export function recordsOf(
  compilation: Compilation,
  { own, component, props, name }: PickingField,
  { model }: Pick<FormFrame, 'model'>,
  path: Path,
): { records?: RecordsPlan; choices?: ChoicesPlan } | undefined {
  if (!factsOf(compilation, component)?.records) return undefined;
  const at = [...path, 'list'];
  const target =
    modelAt(compilation, own.list?.model, undefined, [...at, 'model']) ??
    (name === undefined ? undefined : relationOf(compilation, model, name)?.target);
  const choices = target && relatedChoices(compilation, target);
  if (!target || !choices) return undefined;
  if (!mayUse(compilation, target, 'list')) return { choices };
  const several = factsOf(compilation, component)?.several ?? {};
  const holdsSeveral = Object.entries(several).every(([prop, value]) => props[prop] === value);
  const { hasList } = compilation;
  const list = compilation.compileBlock(
    compilation,
    {
      ...usualList(target),
      ...own.list,
      type: 'list',
      selection: holdsSeveral ? 'multiple' : 'single',
      selectOnClick: true,
      urlState: false,
      tools: false,
    },
    { model: target },
    at,
  );
  // A list over the page is not the one that the address belongs to.
  compilation.hasList = hasList;
  const { value, label } = choices;
  return { choices, ...defined({ records: list && { list, value, label } }) };
}

/** The label of the model, its filters and its first short fields. */
function usualList({ fields, labelField, key, versionField, tree }: Model): List {
  const passed = [key, versionField, tree?.parent];
  const shown = Object.entries(fields).filter(
    ([name, field]) =>
      !passed.includes(name) &&
      isAnswered(field) &&
      takesPart(field, 'list') &&
      typeOf(field).isLong !== true,
  );
  const first = shown.toSorted(([a], [b]) => Number(b === labelField) - Number(a === labelField));
  const found = first.filter(([, field]) => filtersOf(field).length > 0);
  return {
    columns: first.slice(0, usual.columns).map(([name]) => name),
    query: found.slice(0, usual.query).map(([name]) => name),
  };
}
