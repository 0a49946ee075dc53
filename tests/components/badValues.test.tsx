/**
 * Values that no widget expects: what the database holds is not always what the page was made for.
 * Each widget draws something in every mode, and none throws.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WidgetGallery } from '../../src/gallery/WidgetGallery.tsx';
import type { WidgetDefinition } from '../../src/schema/vocabulary.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import type { LazyPart } from '../../src/parts/lazyPart.tsx';
import { widgets } from '../../src/widgets/index.ts';
import { draw, type Drawn } from './support.tsx';

/** Values by what they are. */
const values: Readonly<Record<string, unknown>> = {
  nothing: null,
  'an empty text': '',
  'a text': '不在选项中',
  'a text of markup': '<img src=x onerror=alert(1)>',
  'a text that looks like JSON': '{"a":',
  'an address of no picture': '/profile/upload/gone.png',
  'a long text': '一段很长的文字 '.repeat(1000),
  'a number': -1.5,
  'a large number': Number('12345678901234567890'),
  'a number that is none': NaN,
  yes: true,
  'an object': { a: 1, value: 'x', begin: 3, unit: 4 },
  'an object of nothing': {},
  'a list': ['甲', 1, null, { a: [1] }, ['乙']],
  'a list of lists': [[], [[]]],
  'an impossible date': '2026-13-45 99:99:99',
};

const valued = widgetCatalogue.filter(({ roles }) =>
  roles.some((role) => role === 'input' || role === 'display'),
);

/** The widget with examples that hold the given values. */
const holding = (
  definition: WidgetDefinition,
  bad: Readonly<Record<string, unknown>>,
): WidgetDefinition => ({
  ...definition,
  examples: Object.entries(bad).map(([label, value]) => ({
    ...definition.examples[0],
    label,
    value,
  })),
});

let drawn: Drawn;

beforeAll(async () => {
  const parts = widgets.flatMap(({ input, display }) => [input, display]);
  await Promise.all(parts.map((part) => (part as LazyPart<object> | undefined)?.preload?.()));
});
afterEach(() => {
  drawn.remove();
  vi.restoreAllMocks();
});

describe.each(valued)('$name', (definition) => {
  it('draws something for each value that it does not expect', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    drawn = await draw(<WidgetGallery definitions={[holding(definition, values)]} />);
    const examples = [...drawn.root.querySelectorAll('article > section')];
    expect(examples).toHaveLength(Object.keys(values).length);
    const failed = examples
      .filter((example) => example.textContent.includes('无法显示'))
      .map((example) => example.textContent);
    expect(failed).toEqual([]);
    const reported = failures.mock.calls.map((call) => call.map(String).join(' ').slice(0, 300));
    expect(reported.filter((text) => /error|Error/.test(text))).toEqual([]);
  });
});
