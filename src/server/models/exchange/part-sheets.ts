/**
 * Sheets with the parts of records: one for each owned relation. Its first columns name the owner,
 * by the fields by which imports recognise it (docs/decisions/owned-children.md).
 */
import { render, term, type Language } from '../../../schema/locale/message.ts';
import { ownerFields } from '../../../schema/record/index.ts';
import { presentLanguages } from '../../locale/current.ts';
import { isShown, mayRead } from '../shape/field-access.ts';
import type { Column, ModelShape, OwnedRows } from '../shape/shape.ts';
import type { Actor } from '../types.ts';
import { excelLabel, exportColumns, importColumns, referenceColumns } from './columns.ts';
import type { ReferenceColumn } from './columns.ts';

/** A column of a sheet of parts that names the owner. */
export interface OwnerColumn {
  /** Of the owner. */
  column: Column;
  /** Label of the owner, before that of the column where the parts have a column of that label. */
  prefix: string | undefined;
}

/** The relations whose rows have a sheet. */
export const sheetsOf = ({ owned }: ModelShape): (OwnedRows & { sheet: string })[] =>
  owned.flatMap((one) => (one.sheet === undefined ? [] : [{ ...one, sheet: one.sheet }]));

/** The relations whose sheets an import reads, if its caller may set what names the owner. */
export function importedSheets(shape: ModelShape, actor: Actor): ImportedSheet[] {
  const settable = importColumns(shape, actor);
  const named = importedRule(shape);
  if (!named?.every((column) => settable.includes(column))) return [];
  return sheetsOf(shape)
    .map((owned) => ({
      owned,
      owners: named.map((column) => ownerColumn(shape, owned, column)),
      columns: importedColumns(owned, actor),
    }))
    .filter(({ columns }) => columns.length > 0);
}

export interface ImportedSheet {
  owned: OwnedRows & { sheet: string };
  owners: readonly OwnerColumn[];
  /** Columns of the parts. */
  columns: readonly Column[];
}

const importedColumns = ({ shape, by, order }: OwnedRows, actor: Actor): Column[] =>
  importColumns(shape, actor).filter((column) => column !== by && column !== order);

/** What imports know owners by. */
const importedRule = ({ model, byField }: ModelShape): Column[] | undefined =>
  ownerFields(model)?.map((field) => byField.get(field)!);

/**
 * What an export names owners by: what an import would know them by, else another unique rule that
 * the caller may read the whole of, else the key.
 */
export function exportedOwners(shape: ModelShape, owned: OwnedRows, actor: Actor): OwnerColumn[] {
  const rules = shape.uniques.map(({ fields }) => fields.map((one) => shape.byField.get(one)!));
  const named = [importedRule(shape) ?? [], ...rules].find(
    (columns) => columns.length > 0 && columns.every((column) => mayRead(column, actor)),
  );
  return (named ?? [shape.key]).map((column) => ownerColumn(shape, owned, column));
}

/** What an export says of the parts of a relation. */
export interface ExportedParts {
  columns: Column[];
  references: ReferenceColumn[];
}

/**
 * Owner and place of a row are said by the sheet itself. Where imports read the rows, their keys
 * are written, too, by which they are known again.
 */
export function exportedPartColumns(
  owner: ModelShape,
  { shape, by, order }: OwnedRows,
  actor: Actor,
): ExportedParts {
  const columns = exportColumns(shape, actor).filter(
    ({ field }) => field !== by.field && field !== order?.field,
  );
  const isRead = importedRule(owner) && shape.columns.some(({ spec }) => spec.excel?.import);
  const lacksKey = !columns.some(({ field }) => field === shape.key.field);
  if (columns.length > 0 && isRead && lacksKey && isShown(shape.key, actor))
    columns.unshift(shape.key);
  const references = referenceColumns(shape, actor).filter(
    ({ related }) => related.steps[0]!.by !== by,
  );
  return { columns, references };
}

/** The label is that of the owner's own sheet, unless a column of the parts has it. */
function ownerColumn(owner: ModelShape, { shape, by }: OwnedRows, column: Column): OwnerColumn {
  const label = excelLabel(column);
  const isTaken =
    [...shape.columns, ...shape.unstored].some((one) => one !== by && excelLabel(one) === label) ||
    Object.values(shape.model.relations ?? {}).some(({ excel = {} }) =>
      Object.values(excel).includes(label),
    );
  return { column, prefix: isTaken ? owner.model.label : undefined };
}

/** Header of a column that names the owner, in a language; undefined: Chinese. */
export function ownerLabel(
  { column, prefix }: OwnerColumn,
  language: Language | undefined,
): string {
  const label = render(term(excelLabel(column)), language);
  return prefix === undefined
    ? label
    : `${render(term(prefix), language)}${language ? ' ' : ''}${label}`;
}

/** Whether a header is that of the column, in whatever language the workbook was written. */
export const isOwnerLabel = (owner: OwnerColumn, text: string): boolean =>
  [undefined, ...presentLanguages().known].some((language) => ownerLabel(owner, language) === text);
