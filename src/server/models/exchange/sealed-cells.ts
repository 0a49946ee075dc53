/** Cells of refused rows are kept for a day: those of encrypted fields are kept encrypted, too. */
import type { Column, ModelShape } from '../shape/shape.ts';
import { isLabel } from './cell-values.ts';
import { excelLabel } from './columns.ts';
import { isOwnerLabel } from './part-sheets.ts';
import type { OwnerColumn } from './part-sheets.ts';

/** The cells with those of encrypted columns sealed, or opened again. */
export interface SealedCells {
  seal(cells: readonly string[]): string[];
  open(cells: readonly string[]): string[];
}

/**
 * @param header labels of the columns of the sheet
 * @param owners columns of a sheet of parts that name their owner
 */
export function sealedCells(
  { columns }: Pick<ModelShape, 'columns'>,
  header: readonly string[],
  owners: readonly OwnerColumn[] = [],
): SealedCells {
  const encrypted = columns.filter(({ lookup }) => lookup);
  const named = owners.filter(({ column }) => column.lookup);
  const places = header.map((label) => {
    const text = label.trim();
    const owner = named.find((one) => isOwnerLabel(one, text));
    return owner?.column ?? encrypted.find((column) => isLabel(excelLabel(column), text));
  });
  const each = (
    cells: readonly string[],
    change: (column: Column, text: string) => unknown,
  ): string[] =>
    cells.map((text, at) => {
      const column = places[at];
      return column && text !== '' ? String(change(column, text)) : text;
    });
  return {
    seal: (cells) =>
      each(cells, ({ codec, spec }, text) =>
        codec.write(text.replaceAll('\u0000', ''), spec.label),
      ),
    open: (cells) => each(cells, ({ codec }, text) => codec.read!(text)),
  };
}
