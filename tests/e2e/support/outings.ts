/**
 * Outings of docs/examples/outing beside the shop of examples/shop, and what a list draws of them.
 */
import type { Locator, Page } from '@playwright/test';
import { exampleSchemas, shopSchemas } from './schemas.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  /** Stores an outing; answers what the list knows of it. */
  outing(title: string, values?: object): Promise<Record<string, unknown>>;
  outingNamed(title: string): Promise<Record<string, unknown>>;
  /** Opens the page narrowed to outings by their title. */
  openList(title: string, more?: string): Promise<void>;
}

export const test = base.extend<Fixtures>({
  schemas: { ...shopSchemas(), ...exampleSchemas('outing') },
  outing: async ({ admin, outingNamed }, use) => {
    await use(async (title, values = {}) => {
      const body = { title, startAt: '2026-03-05 09:00:00', ...values };
      const answer = await admin('POST', '/demo/outing', body);
      expect(answer.code, answer.msg).toBe(200);
      return outingNamed(title);
    });
  },
  outingNamed: async ({ admin }, use) => {
    await use(async (title) => {
      const url = `/demo/outing/list?title=${encodeURIComponent(title)}`;
      return (await admin('GET', url)).rows[0];
    });
  },
  openList: async ({ open }, use) => {
    await use((title, more = '') => open(`/demo/outing?title=${encodeURIComponent(title)}${more}`));
  },
});

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Where something stands; while its list is drawn again it stands nowhere for a moment. */
export async function boxOf(place: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect.poll(async () => (box = await place.boundingBox())).not.toBeNull();
  return box!;
}
