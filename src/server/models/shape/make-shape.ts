/** Models as shapes: what a model leaves open is made explicit here, once. */
import { defined } from '../../../schema/defined.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { columnName } from '../../../schema/record/columnNames.ts';
import { aggregatedFields, computedOrder } from '../../../schema/record/computed.ts';
import {
  fieldsOf,
  isUnstored,
  filtersOf as fieldFilters,
  revealAccess,
  statesOf,
  takesPart,
  uniqueRules,
} from '../../../schema/record/index.ts';
import type { DialectName } from '../../db/database.ts';
import { quote, textLiteral } from '../../db/text.ts';
import { literalDefault } from '../../../schema/record/sequence.ts';
import { codecFor } from './codec.ts';
import { encryptedColumn } from './encrypted.ts';
import { endColumns } from './ranges.ts';
import type { FieldCipher } from './field-cipher.ts';
import { masked } from './masked.ts';
import { foldsCase } from './shape.ts';
import type { Column, ColumnFilter, ModelShape } from './shape.ts';
import { unstoredColumns } from './unstored.ts';

interface Making {
  dialect: DialectName;
  cipher?: FieldCipher | undefined;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Prepares a model; throws when its key is not a field of type id. */
export function shapeOf(model: Model, { dialect, cipher, now }: Making): ModelShape {
  const columns = Object.entries(fieldsOf(model)).flatMap(([field, spec]) => {
    if (isUnstored(spec)) return [];
    const column = columnOf(field, spec, model, dialect);
    if (!spec.encrypted) return [column];
    if (!cipher)
      throw new Error(`Model ${model.name}: there is no key for the encrypted field '${field}'`);
    const encrypted = encryptedColumn(column, { cipher, table: model.table });
    return [encrypted, encrypted.lookup.column];
  });
  const byField = new Map(columns.map((column) => [column.field, column]));
  const key = byField.get(model.key);
  if (key?.spec.type !== 'id')
    throw new Error(`Model ${model.name}: key '${model.key}' must be a field of type id`);
  const table = quote(model.table);
  const unstored = unstoredColumns(model, {
    dialect,
    now,
    columns,
    table,
    key,
    ownedNamed: (name) => shape.owned.find((owned) => owned.name === name),
  });
  const answered = inOrder(model, [...columns, ...unstored]);
  const detailColumns = answered.filter(({ spec }) => takesPart(spec, 'view')).map(masked);
  const listColumns = answered.filter(({ spec }) => takesPart(spec, 'list')).map(masked);
  const shape: ModelShape = {
    model,
    dialect,
    table,
    key,
    columns,
    byField,
    unstored,
    detailColumns,
    listColumns,
    filters: [...columns, ...unstored.filter(({ over }) => over)].flatMap(filtersOf),
    uniques: uniqueRules(model),
    computed: computedFields(model),
    states: statesOf(model),
    amounts: amountsOf(columns, byField),
    unkept: new Set(),
    present: presentCondition(model, byField),
    owned: [],
    owner: undefined,
    exposed: [],
    related: [],
  };
  return shape;
}

/** Columns as the model names their fields; what belongs to a field stays behind it. */
export function inOrder(model: Model, columns: readonly Column[]): Column[] {
  const places = new Map(Object.keys(fieldsOf(model)).map((field, index) => [field, index]));
  const placeOf = ({ field }: Column): number => places.get(field) ?? places.size;
  return [...columns].sort((one, other) => placeOf(one) - placeOf(other));
}

function columnOf(field: string, spec: Field, model: Model, dialect: DialectName): Column {
  const name = columnName(field, spec);
  const initial = literalDefault(spec) ?? ownInitial(field, model);
  const ends = endColumns(field, spec, name, dialect);
  const notNull =
    field === model.key || spec.required === true || ownInitial(field, model) !== undefined;
  return {
    field,
    name: ends ? ends[0].name : name,
    sql: ends ? ends[0].sql : quote(name),
    spec,
    ...defined({ ends }),
    codec: codecFor(spec, dialect),
    notNull,
    initial,
    folds: foldsCase(spec),
    reveal: spec.mask && revealAccess(model),
  };
}

/** First value of the fields whose meaning the engine itself depends on; they are never null. */
function ownInitial(field: string, model: Model): unknown {
  if (field === model.versionField || field === model.tree?.parent) return 0;
  if (field === model.tree?.ancestors) return '0';
  return field === model.softDelete?.field ? model.softDelete.present : undefined;
}

const filtersOf = (column: Column): ColumnFilter[] =>
  fieldFilters(column.spec).map((filter) => ({
    column,
    filter,
    parameter: filter.param ?? column.field,
  }));

function computedFields(model: Model): ModelShape['computed'] {
  const order = computedOrder(fieldsOf(model)).order.filter(({ field }) => !isUnstored(field));
  const aggregated = aggregatedFields(order);
  return {
    own: order.filter(({ name }) => !aggregated.has(name)),
    aggregated: order.filter(({ name }) => aggregated.has(name)),
  };
}

const amountsOf = (
  columns: readonly Column[],
  byField: ReadonlyMap<string, Column>,
): ModelShape['amounts'] =>
  columns.flatMap((amount) => {
    const currency = byField.get(amount.spec.currencyField ?? '');
    return currency ? [{ amount, currency }] : [];
  });

function presentCondition(model: Model, byField: ReadonlyMap<string, Column>): string {
  const soft = model.softDelete;
  if (!soft) return '';
  const column = byField.get(soft.field);
  if (!column)
    throw new Error(`Model ${model.name}: softDelete names the unknown field '${soft.field}'`);
  return `${column.sql} = ${textLiteral(soft.present)}`;
}
