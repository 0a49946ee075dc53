/**
 * Front-end benchmark: the runtime against hand-written antd, alternating in one run, CPU of the
 * page's main thread.
 */
import type { Browser, Page } from '@playwright/test';
import { cost, launch, servePage } from './browser.ts';
import { median, ratioRow, type RatioRow } from './report.ts';
import { required } from '../src/schema/required.ts';

const rounds = 5;
/** Rounds that are run however long they take. */
const fewestRounds = 3;
/** Milliseconds after which no further round of a scenario is begun. */
const patience = 60_000;

interface Scenario {
  title: string;
  /** What drawing it is called; default mount. */
  mount?: string;
  query: string;
  ready: string;
  acts: Record<string, (page: Page) => Promise<unknown>>;
}

const select = (page: Page): Promise<unknown> =>
  page
    .locator('.pl-table input[type=checkbox], .ant-table-row input[type=checkbox]')
    .nth(5)
    .evaluate((box: HTMLInputElement) => box.click());
const keystroke = async (page: Page): Promise<void> => {
  await page.locator('input').nth(3).focus();
  for (const letter of 'schema-driven') await page.keyboard.type(letter);
};
const list = (rows: number): Scenario => ({
  title: `list ${rows} x 20`,
  query: `kind=list&rows=${rows}&columns=20`,
  ready: 'tbody input[type=checkbox], .ant-table-row input[type=checkbox]',
  acts: { 'select a row': select },
});
const form = (fields: number): Scenario => ({
  title: `form of ${fields} fields`,
  query: `kind=form&fields=${fields}`,
  ready: 'input',
  acts: { '13 keystrokes': keystroke },
});

const choice = (options: number): Scenario => ({
  title: `${options.toLocaleString('en')} options select`,
  query: `kind=select&options=${options}`,
  ready: 'input[role=combobox]',
  acts: {
    open: async (page) => {
      await page.locator('input[role=combobox]').press('ArrowDown');
      await page.locator('.ant-select-item-option').first().waitFor();
    },
    'find by typing': async (page) => {
      for (const letter of '999') await page.keyboard.type(letter);
      await page.locator('.ant-select-item-option').first().waitFor();
    },
  },
});
const formattedText = (kilobytes: number): Scenario => ({
  title: `rich text of ${kilobytes} KB`,
  mount: 'open',
  query: `kind=text&kilobytes=${kilobytes}`,
  ready: '.pl-editor-text table, .hand-text table',
  acts: {
    '13 keystrokes': async (page) => {
      await page.locator('[contenteditable=true]').focus();
      for (const letter of 'schema-driven') await page.keyboard.type(letter);
    },
  },
});

const scenarios: readonly Scenario[] = [
  list(100),
  list(1000),
  form(20),
  form(200),
  choice(10_000),
  formattedText(200),
];

/**
 * One fresh page: costs by deed. The first mount of ours loads lazy code, as in the application;
 * the hand-written page has all of its code before.
 */
async function once(
  browser: Browser,
  address: string,
  side: string,
  scenario: Scenario,
): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${address}/?side=${side}&${scenario.query}`);
  await page.waitForFunction(() => 'bench' in window);
  const costs: Record<string, number> = {};
  const mount = async (): Promise<void> => {
    await page.evaluate(() => window.bench.mount());
    await page.waitForSelector(scenario.ready);
  };
  const { mount: drawn = 'mount' } = scenario;
  costs[drawn] = await cost(page, session, mount);
  for (const [name, act] of Object.entries(scenario.acts))
    costs[name] = await cost(page, session, () => act(page));
  costs[`${drawn} again`] = await cost(page, session, mount);
  await page.close();
  return costs;
}

async function compare(browser: Browser, address: string, scenario: Scenario): Promise<RatioRow[]> {
  const samples: Record<'ours' | 'hand', Record<string, number[]>> = { ours: {}, hand: {} };
  const begun = Date.now();
  for (let round = -1; round < rounds; round++) {
    if (round >= fewestRounds && Date.now() - begun > patience) break;
    for (const side of ['hand', 'ours'] as const) {
      const costs = await once(browser, address, side, scenario);
      if (round < 0) continue;
      for (const [name, value] of Object.entries(costs)) (samples[side][name] ??= []).push(value);
    }
  }
  return Object.keys(samples.ours).map((name) =>
    ratioRow(
      `${scenario.title}: ${name}`,
      'ms',
      median(required(samples.ours[name], `samples of ${name}`)),
      median(required(samples.hand[name], `samples of ${name}`)),
      'hand-written antd',
    ),
  );
}

/** Rows of the report, of all kinds of pages or of one, as they come; lower is better. */
export async function* benchFront(
  executablePath: string | undefined,
  kind = '',
): AsyncGenerator<RatioRow> {
  const pages = await servePage('front');
  const browser = await launch(executablePath);
  try {
    for (const scenario of scenarios.filter(({ query }) => query.startsWith(`kind=${kind}`)))
      yield* await compare(browser, pages.address, scenario);
  } finally {
    await browser.close();
    pages.end();
  }
}
