/** Cells of refused rows are kept for a day: those of encrypted fields are kept encrypted, too. */
import type { Column, ModelShape } from '../shape/shape.ts';
import { excelLabel } from './columns.ts';

/** The cells with those of encrypted columns sealed, or opened again. */
export interface SealedCells {
  seal(cells: readonly string[]): string[];
  open(cells: readonly string[]): string[];
}

/** @param header labels of the columns of the workbook */
export function sealedCells({ columns }: ModelShape, header: readonly string[]): SealedCells {
  const encrypted = new Map(
    columns.filter(({ lookup }) => lookup).map((column) => [excelLabel(column), column]),
  );
  const each = (
    cells: readonly string[],
    change: (column: Column, text: string) => unknown,
  ): string[] =>
    cells.map((text, at) => {
      const column = encrypted.get(header[at]?.trim() ?? '');
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
