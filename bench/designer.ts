/**
 * The designer on large pages against antd by hand, alternating in one run: a part is chosen, a key
 * is typed in the panel, a part is dropped and taken back.
 */
import type { Browser, Page } from '@playwright/test';
import install from '../tests/e2e/support/global-setup.ts';
import { hostServers } from '../tests/e2e/support/servers.ts';
import { enter } from '../tests/e2e/support/test.ts';
import { cost, felt, launch, servePage } from './browser.ts';
import { designer, handwritten, type Deed, type Side, type Subject } from './designer/sides.ts';
import { formPage, model, numbers, widePage, type Amounts } from './designer/pages.ts';
import { median, ratioRow, type RatioRow } from './report.ts';
import { required } from '../src/schema/required.ts';

/** How large the pages are, and how often everything is done. */
export interface Sizes {
  /** Fields of the form before one is dropped into it; with it there may be 200. */
  fields: number;
  amounts: Amounts;
  /** Fresh pages on each side, after one that is not counted. */
  rounds: number;
  /** Parts that are edited on each of them. */
  parts: number;
}

const largePages: Sizes = {
  fields: 199,
  amounts: { columns: 40, query: 20, cards: 25, actions: 25 },
  rounds: 3,
  parts: 3,
};

/** Milliseconds until it is seen, and of work of the main thread, by deed. */
export type Samples = Map<string, { felt: number[]; work: number[] }>;

/** Does one deed after the other, and notes what they cost. */
export async function measure(page: Page, deeds: readonly Deed[], samples: Samples): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const one of deeds) {
    await one.prepare?.();
    let time = 0;
    const work = await cost(page, session, async () => {
      time = await felt(page, one);
    });
    const sample = samples.get(one.name) ?? { felt: [], work: [] };
    sample.felt.push(time);
    sample.work.push(work);
    samples.set(one.name, sample);
  }
  await session.detach();
}

/** Opens a page in a browser that has seen nothing of it, and edits some of its parts. */
async function once(
  { browser, start, signIn }: Setting,
  side: Side,
  { subject, parts }: { subject: Subject; parts: number },
  samples: Samples,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await signIn?.(page);
    await page.goto(start);
    await side.ready?.(page);
    await measure(page, [side.open(page, subject)], samples);
    for (const number of numbers(parts + 1)) {
      const deeds = side.deeds(page, subject, 3 * number);
      // The first part has code loaded.
      await measure(page, deeds, number === 1 ? new Map() : samples);
    }
  } finally {
    await context.close();
  }
}

interface Setting {
  browser: Browser;
  /** Where a page begins. */
  start: string;
  signIn?: (page: Page) => Promise<unknown>;
}

const subjectsOf = ({ fields, amounts }: Sizes): (Subject & { title: string })[] => [
  { title: `form of ${fields + 1} fields`, kind: 'form', query: `fields=${fields}`, last: fields },
  {
    title: 'page of everything',
    kind: 'wide',
    query: new URLSearchParams(Object.entries(amounts).map(([k, v]) => [k, String(v)])).toString(),
    last: amounts.columns,
  },
];

/** Rows of the report; lower is better. */
export async function* benchDesigner(
  executablePath: string | undefined,
  sizes: Sizes = largePages,
): AsyncGenerator<RatioRow> {
  const removeInstallation = await install();
  const servers = hostServers();
  const app = await servers.start({
    'models/bench': model(sizes.amounts),
    'pages/bench/form': formPage(sizes.fields),
    'pages/bench/wide': widePage(sizes.amounts),
  });
  const hand = await servePage('designer');
  const browser = await launch(executablePath);
  const settings = new Map<Side, Setting>([
    [handwritten, { browser, start: hand.address }],
    [
      designer,
      {
        browser,
        start: `${app.url}/#/tool/build?page=system/post`,
        signIn: (page) => enter(page.context(), app.url),
      },
    ],
  ]);
  try {
    for (const subject of subjectsOf(sizes)) yield* await compare(settings, subject, sizes);
  } finally {
    await browser.close();
    hand.end();
    await app.stop();
    await servers.end();
    removeInstallation();
  }
}

async function compare(
  settings: ReadonlyMap<Side, Setting>,
  subject: Subject & { title: string },
  { rounds, parts }: Sizes,
): Promise<RatioRow[]> {
  const samples = new Map([...settings.keys()].map((side) => [side, new Map() as Samples]));
  for (let round = -1; round < rounds; round++)
    for (const [side, setting] of settings) {
      const counted = round < 0 ? new Map() : required(samples.get(side), 'side');
      await once(setting, side, { subject, parts }, counted);
    }
  const of = (side: Side, name: string) => required(samples.get(side)?.get(name), name);
  return [...required(samples.get(designer), 'designer').keys()].flatMap((name) =>
    (['felt', 'work'] as const).map((kind) =>
      ratioRow(
        `${subject.title}: ${name}${kind === 'work' ? ', work' : ''}`,
        'ms',
        median(of(designer, name)[kind]),
        median(of(handwritten, name)[kind]),
        'hand-written antd',
      ),
    ),
  );
}
