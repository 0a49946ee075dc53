/** What people call the values of a field: labels of codes, and names of referenced records. */
import type { Db, Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import { presentLanguages } from '../../locale/current.ts';
import { choiceLabels, inLanguage } from '../exchange/columns.ts';
import type { Access } from '../operation.ts';
import { isShown } from '../shape/field-access.ts';
import { masked } from '../shape/masked.ts';
import { searchedBy } from '../shape/shape.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import type { GroupPart } from '../../../schema/record/aggregates.ts';
import { decodeRows, selectList } from './rows.ts';

/** The records that a field names, and the field that names each of them. */
export interface Named {
  target: ModelShape;
  label: Column;
}

/**
 * The records that a field names; undefined for any other field, and where the caller is not
 * answered their names.
 */
export function namedBy(
  { context, shape, actor }: Pick<Access, 'context' | 'shape' | 'actor'>,
  field: string,
): Named | undefined {
  const relation = Object.values(shape.model.relations ?? {}).find(
    (one) => one.type === 'belongsTo' && one.field === field,
  );
  const target = relation && context.shapes.get(relation.model);
  const label = target?.byField.get(target.model.labelField ?? '');
  return target && label && isShown(label, actor) ? { target, label } : undefined;
}

/** Labels by value, of values that have one. */
export async function labelsOf(
  operation: Access,
  field: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const { context, db, shape } = operation;
  const column = searchedBy(shape, field)!;
  if (column.spec.dict !== undefined || column.spec.options)
    return inLanguage(await choiceLabels(db, context, [column])).get(field);
  const named = namedBy(operation, field);
  return named && namesOf(db, named, values);
}

async function namesOf(
  db: Db,
  { target, label }: Named,
  values: readonly unknown[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const columns = [target.key, masked(label)];
  const keys = [...new Set(values)].filter((value) => value !== null);
  for (const some of chunksOf(keys)) {
    const bindings = new Bindings(target.dialect);
    const rows = await query(
      db,
      `select ${selectList(columns)} from ${target.table} where ${target.key.sql} in (${bindings.addAll(some)})`,
      bindings.values,
    );
    for (const row of decodeRows(columns, rows))
      names.set(String(row[target.key.field]), shownText(label, row[label.field] ?? ''));
  }
  return names;
}

/** A value as text; what came with the installation in the language that is asked for. */
export function shownText({ field }: Column, value: unknown): string {
  const text = String(value);
  return presentLanguages().answer?.data(field, text) ?? text;
}

/** Of each row the labels of its groups, by their names; undefined where no group has labels. */
export async function groupLabels(
  operation: Access,
  groups: readonly GroupPart[],
  rows: readonly Row[],
): Promise<Record<string, string>[] | undefined> {
  const known: (readonly [string, ReadonlyMap<string, string>])[] = [];
  for (const { name, field, by } of groups) {
    if (by) continue;
    const labels = await labelsOf(
      operation,
      field,
      rows.map((row) => row[name]),
    );
    if (labels) known.push([name, labels]);
  }
  if (known.length === 0) return undefined;
  return rows.map((row) =>
    Object.fromEntries(
      known.flatMap(([name, labels]) => {
        const label = labels.get(String(row[name]));
        return label === undefined ? [] : [[name, label]];
      }),
    ),
  );
}
