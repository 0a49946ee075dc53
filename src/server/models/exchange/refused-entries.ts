/** Refused rows as they are kept for a day: with their parts, encrypted values encrypted. */
import { defined } from '../../../schema/defined.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Entry } from './entries.ts';
import type { OpenParts } from './open-parts.ts';
import type { RefusedRow, SheetHeads } from './refused-rows.ts';
import { sealedCells } from './sealed-cells.ts';

/** @param header of the first sheet */
export const headsOf = (header: readonly string[], sheets: readonly OpenParts[]): SheetHeads => ({
  header,
  parts: Object.fromEntries(
    sheets.map(({ owned, sheet }) => [
      owned.name,
      { name: sheet.sheets[0]!.name, header: sheet.header },
    ]),
  ),
});

/** @param header of the first sheet */
export function refusing(
  shape: ModelShape,
  header: readonly string[],
): (entry: Entry, why: Pick<RefusedRow, 'name' | 'reasons'>) => RefusedRow {
  const own = sealedCells(shape, header);
  return ({ place, number, cells, parts, detached }, { name, reasons }) => ({
    place,
    row: number,
    ...defined({ sheet: detached && parts[0]!.rows[0]!.sheet }),
    name,
    reasons,
    cells: own.seal(cells),
    ...(parts.length > 0 && {
      parts: Object.fromEntries(
        parts.map(({ parts: { owned, owners, sheet }, rows }) => {
          const { seal } = sealedCells(owned.shape, sheet.header, owners);
          return [
            owned.name,
            rows.map((row) => ({ row: row.number, sheet: row.sheet, cells: seal(row.cells) })),
          ];
        }),
      ),
    }),
  });
}
