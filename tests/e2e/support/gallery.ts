/** The page of widgets with one of them. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What a browser test has of the page and of how to open an address. */
interface Opener {
  page: Page;
  open: (path: string) => Promise<unknown>;
}

/**
 * Scrolls to a widget or block until its examples are drawn: what is drawn above may push it out of
 * sight again.
 */
export async function scrollTo(article: Locator): Promise<void> {
  await expect(async () => {
    await article.scrollIntoViewIfNeeded();
    await expect(article.getByRole('heading', { level: 4 }).first()).toBeAttached({
      timeout: 2000,
    });
  }).toPass();
  await expect(article.locator('.pl-widget-waiting, .pl-field-waiting')).toHaveCount(0);
}

/** Where a widget and its examples are drawn. */
export const articleOf = (page: Page, widget: string): Locator =>
  page.locator(`[data-widget="${widget}"]`);

/** Opens `/widgets` with some widgets only, and goes to each until its examples are drawn. */
export async function openWidgets({ page, open }: Opener, ...names: string[]): Promise<void> {
  await open(`/widgets?only=${names.join(',')}`);
  for (const name of names) await scrollTo(articleOf(page, name));
}

/** Opens `/widgets` with one widget only, which is drawn much sooner than all of them. */
export async function openWidget({ page, open }: Opener, name: string): Promise<Locator> {
  await open(`/widgets?only=${name}`);
  return articleOf(page, name);
}

/** Opens one widget; the example by its heading, such as `百分比 小数`. */
export async function openExample(opener: Opener, widget: string, example: string) {
  const article = await openWidget(opener, widget);
  return article.getByRole('region', { name: example, exact: true });
}

/** Opens one widget; the control of an example that can be changed. */
export async function openControl(opener: Opener, widget: string, example: string) {
  return (await openExample(opener, widget, example)).locator('[data-field="input"]');
}
