/** Whatever is chosen together: what is done to it is taken back in one step, to the last byte. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageText, readPage } from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { flatten, outlineOf } from '../../src/designer/outline/outline.ts';
import { listsIn } from '../../src/designer/palette/target.ts';
import { wrapChosen, wrappersOf } from '../../src/designer/palette/wrap.ts';
import { outermost } from '../../src/designer/selection/places.ts';
import { chosenText, pasteText } from '../../src/designer/state/clipboard.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import {
  chosenParts,
  duplicateChosen,
  moveTo,
  removeChosen,
  shiftChosen,
} from '../../src/designer/state/structure.ts';
import { pages, project } from './project.ts';

const documents = pages.flatMap(([id, text]) => {
  const read = readPage(text);
  return 'document' in read ? [{ id, document: read.document }] : [];
});

/** What can be done to chosen parts; `number` draws one of several ways. */
const deeds = {
  remove: (store) => removeChosen(store),
  duplicate: (store) => duplicateChosen(store),
  up: (store) => shiftChosen(store, -1),
  down: (store) => shiftChosen(store, 1),
  wrap(store, number) {
    const wrappers = wrappersOf({ store, project }, chosenParts(store));
    const wrapper = wrappers[number % (wrappers.length || 1)];
    return wrapper !== undefined && wrapChosen({ store, project }, wrapper);
  },
  move(store, number) {
    const document = store.document();
    const lists = flatten(outlineOf(document)).flatMap(({ path }) => listsIn(document, path));
    const { list = [], index = 0 } = lists[number % (lists.length || 1)] ?? {};
    return lists.length > 0 && moveTo(store, chosenParts(store), [...list, number % (index + 1)]);
  },
  paste(store) {
    const text = chosenText(store);
    return text !== undefined && pasteText(store, text) === 'done';
  },
} satisfies Record<string, (store: DesignerStore, number: number) => boolean>;

const draw = fc.record({
  page: fc.nat({ max: documents.length - 1 }),
  parts: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  deed: fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])),
  number: fc.nat(),
});

it('undoing gives the first bytes, redoing the last, and the checker has its say', () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(draw, ({ page, parts, deed, number }) => {
      const { id, document } = documents[page]!;
      const store = new DesignerStore({ id, document, base: { text: null, hash: null } });
      const nodes = flatten(outlineOf(document));
      for (const part of parts) store.toggle(nodes[part % nodes.length]!.path);
      const before = chosenParts(store);
      expect(outermost(document, before)).toEqual(before);
      if (!deeds[deed](store, number)) {
        expect(store.document()).toBe(document);
        return;
      }
      done.add(deed);
      const after = pageText(store.document());
      expect(problemsOf(store.document(), id, project)).toBeInstanceOf(Array);
      expect(store.getState().history.done).toHaveLength(1);
      const chosen = flatten(outlineOf(store.document())).map(({ path }) => path.join('/'));
      for (const place of store.chosenPlaces()) expect(chosen).toContain(place.join('/'));
      store.undo();
      expect(pageText(store.document())).toBe(pageText(document));
      store.redo();
      expect(pageText(store.document())).toBe(after);
    }),
    { numRuns: 400, seed: 12 },
  );
  expect([...done].toSorted()).toEqual(Object.keys(deeds).toSorted());
});
