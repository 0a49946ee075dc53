/**
 * Values that no widget expects (src/gallery/hardValues.ts): each widget draws something in every
 * mode, none throws, and none draws without bound. Two files share the widgets: in one, one core
 * would be at it for long after the others have nothing left to do.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { takesValues, withHardValues } from '../../src/gallery/hardValues.ts';
import { WidgetGallery } from '../../src/gallery/WidgetGallery.tsx';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import type { LazyPart } from '../../src/parts/lazyPart.tsx';
import type { WidgetDefinition } from '../../src/schema/vocabulary.ts';
import { widgets } from '../../src/widgets/index.ts';
import { draw, type Drawn } from './support.tsx';

/** What a window draws in a moment: of an example in all of its modes. */
const most = { elements: 15_000, characters: 600_000 };

/** Tests the widgets with these names. */
export function testBadValues(isOurs: (name: string) => boolean): void {
  let drawn: Drawn;
  beforeAll(async () => {
    const parts = widgets.flatMap(({ input, display }) => [input, display]);
    await Promise.all(parts.map((part) => (part as LazyPart<object> | undefined)?.preload?.()));
  });
  afterEach(() => {
    drawn.remove();
    vi.restoreAllMocks();
  });
  const definitions = widgetCatalogue.filter(({ name }) => isOurs(name)).filter(takesValues);
  describe.each(definitions.map(withHardValues))('$name', (definition) => {
    it('draws something for each value that it does not expect, and not without bound', async () => {
      const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      drawn = await draw(<WidgetGallery definitions={[definition]} isWhole />);
      expectBoundedExamples(drawn.root, definition);
      const reported = failures.mock.calls.map((call) => call.map(String).join(' ').slice(0, 300));
      expect(reported.filter((text) => /error|Error/.test(text))).toEqual([]);
    });
  });
}

function expectBoundedExamples(root: HTMLElement, definition: WidgetDefinition): void {
  const examples = [...root.querySelectorAll('article > section')];
  expect(examples).toHaveLength(definition.examples.length);
  const named = (test: (example: Element) => boolean) =>
    examples.filter(test).map((example) => example.getAttribute('aria-label'));
  expect(named(({ textContent }) => textContent.includes('无法显示'))).toEqual([]);
  const elements = (example: Element) => example.querySelectorAll('*').length;
  expect(named((example) => elements(example) > most.elements)).toEqual([]);
  expect(named(({ textContent }) => textContent.length > most.characters)).toEqual([]);
}
