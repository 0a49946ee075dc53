/** Walks over an application that speaks English, and collects the Chinese that it still shows. */
import type { Locator, Page, Request } from '@playwright/test';
import { chineseIn } from './chinese.ts';
import { api, expect, signIn } from './test.ts';

/** Opens English, and chooses it in the browser. Resolves with a token of the administrator. */
export async function chooseEnglish(page: Page, app: string): Promise<string> {
  const token = await signIn(app);
  const { rows } = await api(app, token, 'GET', '/system/config/list?configKey=sys.locale.enabled');
  const { code } = await api(app, token, 'PUT', '/system/config', {
    ...rows[0],
    configValue: 'true',
  });
  expect(code).toBe(200);
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url: app }]);
  return token;
}

/** Dialogs, drawers, questions and menus that a button may open. */
const overlays =
  '.ant-drawer-open, .ant-modal-wrap:visible, .ant-popover:visible, .ant-dropdown:visible';

/** Names of buttons that open nothing, or take the window elsewhere. */
const passed = /^(Yes|No|Sign out|Select|Copy|Close )/;

export class EnglishWalk {
  /** What was found: where, and the text. */
  readonly left = new Set<string>();
  readonly #page: Page;
  readonly #app: string;
  readonly #pending = new Set<Request>();

  constructor(page: Page, app: string) {
    this.#page = page;
    this.#app = app;
    const pending = this.#pending;
    page.on('request', (request) => {
      if (!/\/events(\?|$)/.test(request.url())) pending.add(request);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
  }

  /** Waits until the window rests: nothing is asked of the server, and what came is drawn. */
  async rest(): Promise<void> {
    await expect(this.#page.locator('#root > .boot')).toHaveCount(0);
    await this.#frames();
    await expect.poll(() => this.#pending.size).toBe(0);
    await expect(this.#page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0);
    await this.#frames();
  }

  #frames(): Promise<unknown> {
    return this.#page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Collects what the window shows now. */
  async look(where: string): Promise<void> {
    await this.rest();
    for (const text of await chineseIn(this.#page)) this.left.add(`${where} ${text}`);
  }

  /** Opens a page and walks over everything that its buttons and tabs open. */
  async page(path: string): Promise<void> {
    await this.#page.goto(`${this.#app}/#${path}`);
    await this.look(path);
    await this.#nothingFound(path);
    const panel = this.#page.locator('main');
    const tabs = panel.locator('.ant-tabs').getByRole('tab');
    await this.#buttons(path, panel);
    for (let at = 1; at < (await tabs.count()); at++) {
      const name = await tabs.nth(at).innerText();
      await tabs.nth(at).click();
      await this.look(`${path} > ${name}`);
      await this.#buttons(`${path} > ${name}`, panel, tabs.nth(at));
    }
  }

  /** A search without a result. */
  async #nothingFound(path: string): Promise<void> {
    const box = this.#page.locator('main search').getByRole('textbox').first();
    if (!(await box.isVisible())) return;
    await box.fill('nothing is called so');
    await this.#page.locator('main search').getByRole('button', { name: 'Search' }).click();
    await this.look(`${path} > nothing found:`);
    await this.#page.goto(`${this.#app}/#${path}`);
    await this.#page.locator('main search').getByRole('button', { name: 'Reset' }).click();
    await this.rest();
  }

  /**
   * Presses each kind of button once; rows are alike. `tab`: what to open again where a button led
   * elsewhere.
   */
  async #buttons(path: string, within: Locator, tab?: Locator): Promise<void> {
    const address = this.#page.url();
    // Those inside inputs come and go with what is typed, and only empty them.
    const buttons = within.locator('button:not([tabindex="-1"])');
    const tried = new Set<string>();
    for (let at = 0; at < (await buttons.count()); at++) {
      const button = buttons.nth(at);
      if (!(await button.isVisible()) || (await button.isDisabled())) continue;
      const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      if (passed.test(name) || tried.has(name)) continue;
      tried.add(name);
      await button.click();
      await this.look(`${path} > ${name}:`);
      await this.#menuItems(`${path} > ${name}`, button);
      await this.#form(`${path} > ${name}`);
      await this.closeAll();
      if (this.#page.url() === address) continue;
      await this.#page.goto(address);
      await this.rest();
      await tab?.click();
      await this.rest();
    }
  }

  /** Chooses each entry of the menu that a button has opened. */
  async #menuItems(path: string, button: Locator): Promise<void> {
    const items = this.#page.locator('.ant-dropdown:visible').getByRole('menuitem');
    const address = this.#page.url();
    for (let at = 0; at < (await items.count()); at++) {
      const item = items.nth(at);
      if ((await item.getAttribute('aria-disabled')) === 'true') continue;
      const name = await item.innerText();
      await item.click();
      await this.look(`${path} > ${name}:`);
      await this.#form(`${path} > ${name}`);
      await this.closeAll();
      // Another page, or a menu that led to one: what stands there is walked over by itself.
      if (this.#page.url() !== address || !(await button.isVisible())) return;
      await button.click();
      await this.rest();
    }
  }

  /** Opens the choices of a form, and sends it with nothing filled in. */
  async #form(path: string): Promise<void> {
    const form = this.#page.locator('.ant-drawer-open, .ant-modal-wrap:visible').last();
    const choices = form.locator('.ant-select:not(.ant-select-disabled):visible');
    for (let at = 0; at < (await choices.count()); at++) {
      await choices.nth(at).click();
      await this.look(`${path} > choices ${at + 1}:`);
      await form.locator('.ant-drawer-title, .ant-modal-title').first().click();
      await this.rest();
    }
    const save = form.getByRole('button', { name: /^(Save|OK|Confirm)$/ });
    if (!/> (Add|Reset password|Change password)/.test(path) || !(await save.isVisible())) return;
    await save.click();
    await this.look(`${path} > saved empty:`);
  }

  /**
   * Closes whatever is open, the topmost first: by its cross or cancelling button, else with the
   * keyboard.
   */
  async closeAll(): Promise<void> {
    const open = this.#page.locator(overlays);
    for (let count = await open.count(); count > 0; count = await open.count()) {
      const ways = open
        .last()
        .locator(
          '.ant-drawer-close, .ant-modal-close, .ant-modal-confirm-btns button, .ant-popconfirm-buttons button',
        );
      if ((await ways.count()) > 0) await ways.first().click();
      else await this.#page.keyboard.press('Escape');
      await expect(open).not.toHaveCount(count);
      await this.rest();
    }
  }
}
