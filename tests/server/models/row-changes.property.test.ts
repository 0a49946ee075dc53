/**
 * Migrations that give rows other values, broken off anywhere and while others write: what comes of
 * them is what a start without either would have made of the last values.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, expectedOf, migratedRows, openContacts } from './support/contacts.ts';
import type { Contact, Write } from './support/contacts.ts';

const word = fc.constantFrom('', 'ab', 'c', '李', 'x y');
const contact: fc.Arbitrary<Contact> = fc.record({
  name: fc.constantFrom('Ann Lee', 'Bo', '王 五', 'Cy De Fu'),
  city: word,
  street: word,
  size: fc.constantFrom(null, '12', ' 7 ', 'large'),
  state: fc.constantFrom('0', '1', '2'),
  note: fc.constantFrom(null, 'n'),
  home: fc.constantFrom(null, '555-1'),
  mobile: fc.constantFrom(null, '555-2', '555-3'),
});
const someWrite: fc.Arbitrary<Write> = fc.record({
  kind: fc.constantFrom('add', 'change', 'remove'),
  at: fc.nat(9),
  contact,
});
/** What happens after each transaction of the change: somebody writes, or the process is killed. */
const step = fc.record({ writes: fc.array(someWrite, { maxLength: 2 }), kill: fc.boolean() });

it('equals an uninterrupted change of the last values, wherever it is killed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(contact, { minLength: 1, maxLength: 7 }),
      fc.array(step, { maxLength: 6 }),
      async (contacts, steps) => {
        const world = await openContacts(contacts);
        try {
          const rest = [...steps];
          const progress = async (): Promise<void> => {
            const next = rest.shift();
            // Once the table has its new columns, what is left are computed values; nobody writes
            // by the former model any more.
            const isFormer = (await world.sql('select * from sys_table_change')).length > 0;
            if (isFormer) for (const one of next?.writes ?? []) await world.write(one);
            if (next?.kill) throw new Error('killed');
          };
          for (let started = false; !started;) {
            started = await world.restart(after, [], undefined, { batch: 2, progress }).then(
              () => true,
              (error: Error) => {
                if (error.message !== 'killed') throw error;
                return false;
              },
            );
          }
          const expected = world.last().map(expectedOf);
          expect(await migratedRows(world)).toEqual(expected);
          for (const table of ['sys_table_change', 'sys_changed_row', 'sys_moved_row'])
            expect(await world.sql(`select * from ${table}`)).toEqual([]);
        } finally {
          await world.close();
        }
      },
    ),
    { numRuns: 12 },
  );
});
