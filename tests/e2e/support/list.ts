/** Where things are on a list page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { api, signIn } from './test.ts';

/** The drawer or modal on top. */
export const drawerOf = (page: Page): Locator => page.getByRole('dialog').last();

/** Rows of the list that contain a text. */
export const rowOf = (page: Page, text: string): Locator =>
  page.locator('tbody').getByRole('row').filter({ hasText: text });

/** The first row of the list. */
export const firstRow = (page: Page): Locator => page.locator('tbody').getByRole('row').first();

/** Answers the question on show with yes; what it asks is checked first. */
export async function confirm(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  const question = drawerOf(page);
  for (const text of texts) await expect(question).toContainText(text);
  await question.getByRole('button', { name: /确\s*[定认]|^是$/ }).click();
}

/** Closes the drawer or dialog on top by the key, which it hears once it has the focus. */
export async function escape(page: Page): Promise<void> {
  const focused = ['.ant-drawer', '.ant-modal', 'dialog'].map((one) => `${one}:focus-within`);
  await expect(page.locator(focused.join(', '))).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Pastes a text as from a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Waits until the page has done what it put off to its next task. */
export const nextTask = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Picks up what is dragged by keys; it listens to the next key a task later only. */
export async function pickUp(handle: Locator): Promise<void> {
  await handle.press('Space');
  await nextTask(handle.page());
}

/**
 * Lets go of what is dragged by the mouse. For 50 ms after it no click passes, lest the drop be
 * one; a timer that begins later ends later.
 */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/**
 * Opens the choices of a select box with a key: what is chosen lies over its control, and in a form
 * that is still being drawn it may move away from under the pointer. A task later the list makes
 * the present value its active choice: keys before that are lost.
 */
export async function openChoices(box: Locator): Promise<void> {
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await nextTask(box.page());
}

/** Chooses from a select box by the text of a choice. */
export async function choose(page: Page, box: Locator, choice: string): Promise<void> {
  await openChoices(box);
  await pick(page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }));
}

/**
 * Clicks a choice of an open list. A task later the list gives the focus back to its box: what is
 * typed elsewhere before that comes into the box.
 */
export async function pick(choice: Locator): Promise<void> {
  await choice.click();
  await nextTask(choice.page());
}

/** Chooses by typing, once the choice is there: labels of dictionaries come late. */
export async function chooseBy(box: Locator, label: string): Promise<void> {
  await box.fill(label);
  const active = box.page().locator('.ant-select-item-option-active:visible');
  await expect(active).toContainText(label);
  await box.press('Enter');
}

/** Chooses by the arrow keys, once the choices are there: keys before that are lost. */
export async function chooseByKeys(box: Locator, choice: string): Promise<void> {
  await openChoices(box);
  const page = box.page();
  const active = page.locator('.ant-select-item-option-active:visible');
  await expect(active).toBeVisible();
  const all = await page.locator('.ant-select-dropdown:visible .ant-select-item-option').count();
  for (let left = all; left > 0 && (await active.innerText()) !== choice; left -= 1)
    await box.press('ArrowDown');
  await expect(active).toHaveText(choice);
  await box.press('Enter');
}

/** Stores a record over the wire as the administrator. */
export async function store(
  app: string,
  path: string,
  body: Record<string, unknown>,
): Promise<void> {
  const answer = await api(app, await signIn(app), 'POST', path, body);
  expect(answer.code, answer.msg).toBe(200);
}
