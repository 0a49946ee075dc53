/** Whatever is done to a page in an editor can be taken back, and gives something to check. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { EditError } from '../../../src/schema/edit/error.ts';
import { edit, redo, startHistory, undo, type History } from '../../../src/schema/edit/history.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { serialise } from '../../../src/schema/serialise/serialise.ts';
import { formatted } from '../arbitrary.ts';
import { pageIds, pageNamed } from '../compile/fixtures.ts';
import { base } from '../projects.ts';
import { commandOf, draw, type Draw } from './documents.ts';

const bytes = (document: unknown): string => JSON.stringify(document);

/** Deep frozen: an edit that changed something in place would throw. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

const page = fc.oneof(
  fc.constantFrom(...pageIds).map((id): unknown => frozen(structuredClone(pageNamed(id)))),
  formatted('page').map((value): unknown => frozen(value)),
);

/** Does what is drawn; what cannot be done is refused, and changes nothing. */
function doAll(start: unknown, draws: readonly Draw[]): History {
  let history = startHistory(start);
  for (const one of draws) {
    const before = history;
    try {
      history = edit(history, commandOf(history.document, one));
    } catch (error) {
      expect(error).toBeInstanceOf(EditError);
      expect(history).toBe(before);
    }
  }
  return history;
}

/** Takes back, or does again, as often as it goes. */
function repeat(history: History, step: (history: History) => History): History {
  let current = history;
  for (let next = step(current); next !== current; next = step(current)) current = next;
  return current;
}

const draws = fc.array(draw, { maxLength: 25 });

describe('editing', () => {
  it('ends with the first bytes when all is taken back, and with the last when all is done again', () => {
    fc.assert(
      fc.property(page, draws, (start, drawn) => {
        const first = bytes(start);
        const history = doAll(start, drawn);
        const last = bytes(history.document);
        const back = repeat(history, undo);
        expect(bytes(back.document)).toBe(first);
        expect(bytes(repeat(back, redo).document)).toBe(last);
        expect(bytes(start)).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a document that is accepted, or whose problems are listed', () => {
    const files = base();
    const path = 'schemas/pages/demo/item.json';
    const start = JSON.parse(files.get(path)!.text) as unknown;
    fc.assert(
      fc.property(draws, (drawn) => {
        const { document } = doAll(start, drawn);
        files.set(path, { path, text: JSON.stringify(document) });
        const problems = checkProject(loadProject([...files.values()]), vocabulary);
        expect(problems.filter(({ message, line }) => !message || !line)).toEqual([]);
        expect(typeof serialise('page', document)).toBe('string');
      }),
      { numRuns: 60 },
    );
  });
});
