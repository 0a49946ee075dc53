/** Orders of docs/examples/shipment: made and moved over the wire, and their list. */
import type { Locator } from '@playwright/test';
import { rowOf } from './list.ts';
import { exampleSchemas } from './schemas.ts';
import { expect, test as base } from './test.ts';

interface Order {
  shipmentNo: string;
  shipmentId: number;
}

interface Fixtures {
  /** Stores an order, by default under a number of its own, and makes moves with it. */
  order(
    facts?: { shipmentNo?: string; amount?: number; carrier?: string },
    ...moves: (readonly [name: string, body?: object])[]
  ): Promise<Order>;
  /** Opens the list of the orders whose numbers begin so. */
  openList(shipmentNo: string): Promise<void>;
}

export const test = base.extend<Fixtures>({
  schemas: exampleSchemas('shipment'),
  order: async ({ admin }, use) => {
    let count = 0;
    await use(async (facts = {}, ...moves) => {
      const body = { shipmentNo: `S-${++count}`, customer: '茶行', amount: 9, ...facts };
      const { shipmentNo } = body;
      expect(await admin('POST', '/demo/shipment', body)).toMatchObject({ code: 200 });
      const { rows } = await admin('GET', `/demo/shipment/list?shipmentNo=${shipmentNo}`);
      const { shipmentId } = rows[0];
      for (const [name, sent = {}] of moves)
        expect(await admin('PUT', `/demo/shipment/${name}/${shipmentId}`, sent)).toMatchObject({
          code: 200,
        });
      return { shipmentNo, shipmentId };
    });
  },
  openList: async ({ open, page }, use) => {
    await use(async (shipmentNo) => {
      await open(`/demo/shipment?shipmentNo=${shipmentNo}`);
      await expect(rowOf(page, shipmentNo).first()).toBeVisible();
    });
  },
});

export const move = (row: Locator, name: string): Locator =>
  row.getByRole('button', { name, exact: true });
