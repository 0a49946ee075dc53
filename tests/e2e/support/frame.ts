/** Where things are in the frame around the pages. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
export const tabs = (page: Page) => page.getByRole('tablist', { name: '标签页' }).getByRole('tab');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Fills in and sends the sign-in form with the keyboard alone. */
export async function signInByKeyboard(page: Page, name: string, password: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
