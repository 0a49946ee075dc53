/** The example of docs/examples/stock, with three records, open at its list. */
import type { Page } from '@playwright/test';
import { rowOf } from './list.ts';
import { exampleSchemas } from './schemas.ts';
import { expect, test, type Fixtures } from './test.ts';

/** Has each test of a file begin there. */
export function beginAtStock(): void {
  test.use({ schemas: exampleSchemas('stock') });
  test.beforeEach(async ({ admin, open, page }) => {
    for (const [productCode, productName, onHand, status] of [
      ['P-001', '螺丝刀', 0, '0'],
      ['P-002', '电钻', 4, '0'],
      ['P-003', '手套', 80, '1'],
    ] as const)
      await admin('POST', '/demo/stock', { productCode, productName, onHand, lowest: 10, status });
    await open('/demo/stock');
    await expect(rowOf(page, 'P-001')).toBeVisible();
  });
}

/** The control of a cell while rows are edited. */
export const cellOf = (page: Page, code: string, field: string) =>
  rowOf(page, code).locator(`[data-field="${field}"] input`);

/** A record as it is stored. */
export async function stockOf(
  admin: Fixtures['admin'],
  code: string,
): Promise<Record<string, unknown>> {
  const { rows } = await admin('GET', `/demo/stock/list?productCode=${code}`);
  return rows[0];
}
