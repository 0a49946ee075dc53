/**
 * The editor of formatted texts on a page: its text, its tools, and the HTML that it has written.
 */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: '内容' });

export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: '格式工具栏' }).getByRole('button', { name, exact: true });

export const source = async (page: Page): Promise<string> => {
  await tool(page, '源码').click();
  const html = await page.locator('textarea.pl-editor-source').inputValue();
  await tool(page, '源码').click();
  await expect(text(page)).toBeVisible();
  return html;
};

/** Puts HTML in the place of the text. */
export const write = async (page: Page, html: string): Promise<void> => {
  await tool(page, '源码').click();
  await page.locator('textarea.pl-editor-source').fill(html);
  await tool(page, '源码').click();
  await expect(text(page)).toBeVisible();
};

/** Selects words, and waits until the editor, which hears of it by an event, has done so too. */
export const select = async (page: Page, words: string) => {
  await text(page)
    .getByText(words)
    .first()
    .evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const selection = document.getSelection()!;
          const before =
            selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined;
          document.addEventListener('selectionchange', () => resolve(), { once: true });
          selection.selectAllChildren(element);
          const now = selection.getRangeAt(0);
          const isSame =
            before?.compareBoundaryPoints(Range.START_TO_START, now) === 0 &&
            before.compareBoundaryPoints(Range.END_TO_END, now) === 0;
          if (isSame) resolve();
        }),
    );
};
