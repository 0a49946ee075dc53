/** Columns of a model in xlsx exchange, and the labels that stand for its codes. */
import type { Db } from '../../db/database.ts';
import { choiceLabel, presentLanguages } from '../../locale/current.ts';
import { dictEntries } from '../dictionaries.ts';
import type { EngineContext } from '../operation.ts';
import { isShown, mayReveal, mayWrite } from '../shape/field-access.ts';
import { inOrder } from '../shape/make-shape.ts';
import { masked } from '../shape/masked.ts';
import type { Column, ModelShape, RelatedField } from '../shape/shape.ts';
import type { Actor } from '../types.ts';

/** Header label of a column. */
export const excelLabel = ({ spec }: Column): string => spec.excel?.label ?? spec.label;

/**
 * Exported columns: those with an excel part, or in a model that gives none every column of the
 * list but the engine's own.
 */
export function exportColumns(shape: ModelShape, actor: Actor): readonly Column[] {
  const { unstored } = shape;
  const named = inOrder(shape.model, [...shape.columns, ...unstored]).filter(
    ({ spec }) => spec.excel && spec.excel.export !== false,
  );
  const { softDelete, versionField, tree } = shape.model;
  const own = [softDelete?.field, versionField, tree?.ancestors];
  const chosen = named.length
    ? named
    : shape.listColumns.filter(
        ({ field, spec }) => spec.excel?.export !== false && !own.includes(field),
      );
  return chosen
    .filter((column) => isShown(column, actor))
    .map((column) => shape.byField.get(column.field) ?? column)
    .map((column) => (mayReveal(column, actor) ? column : masked(column)));
}

/**
 * Where an exported reference finds the name of the other record: member of the row, and field in
 * it.
 */
export type ReferenceNames = ReadonlyMap<string, readonly [relation: string, labelField: string]>;

/** Names of the references whose record is exposed with its label. */
export function referenceNames(context: EngineContext, shape: ModelShape): ReferenceNames {
  const names = new Map<string, readonly [string, string]>();
  for (const [name, { type, field, model, expose }] of Object.entries(
    shape.model.relations ?? {},
  )) {
    const labelField = context.shapes.get(model)?.model.labelField;
    if (type === 'belongsTo' && field && labelField && expose?.includes(labelField))
      names.set(field, [name, labelField]);
  }
  return names;
}

/** An exported field of a referenced record, with its header label. */
export interface ReferenceColumn {
  related: RelatedField;
  label: string;
}

/** Fields of referenced records exported behind the own ones. */
export function referenceColumns({ model, related }: ModelShape, actor: Actor): ReferenceColumn[] {
  return Object.entries(model.relations ?? {}).flatMap(([relation, { excel = {} }]) =>
    Object.entries(excel).flatMap(([field, label]) => {
      const found = related.find(({ path }) => path === `${relation}.${field}`);
      return found && isShown(found.column, actor) ? [{ related: found, label }] : [];
    }),
  );
}

/** Columns that an import reads and its template shows. */
export function importColumns(shape: ModelShape, actor: Actor): readonly Column[] {
  return shape.columns.filter(
    (column) => column.spec.excel?.import && mayWrite(column, actor, 'create'),
  );
}

/** Code to label for the columns with choices, by field. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Choices of columns: labels of their own for xlsx, fixed options, or the entries of their
 * dictionaries, disabled ones included so that old codes still read.
 */
export async function choiceLabels(
  db: Db,
  context: EngineContext,
  columns: readonly Column[],
): Promise<Labels> {
  const types = new Set(columns.flatMap(({ spec }) => spec.dict ?? []));
  const dicts = await dictLabels(db, context, types);
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const { field, spec } of columns) {
    const options = spec.excel?.options ?? spec.options;
    if (options)
      labels.set(field, new Map(options.map(({ value, label }) => [String(value), label])));
    else if (spec.dict) labels.set(field, dicts.get(spec.dict) ?? new Map());
  }
  return labels;
}

/** Labels of codes in the language of the answer. */
export function inLanguage(labels: Labels): Labels {
  const { answer } = presentLanguages();
  if (!answer) return labels;
  return new Map(
    [...labels].map(([field, choices]) => [
      field,
      new Map([...choices].map(([code, label]) => [code, choiceLabel(label, answer)])),
    ]),
  );
}

async function dictLabels(
  db: Db,
  context: EngineContext,
  types: ReadonlySet<string>,
): Promise<Map<string, Map<string, string>>> {
  const labels = new Map<string, Map<string, string>>();
  for (const { type, value, label } of await dictEntries(db, context, types)) {
    if (!labels.has(type)) labels.set(type, new Map());
    labels.get(type)!.set(value, label);
  }
  return labels;
}
