/** Gadgets to be listed: the same five in every test of a file. */
import { beforeAll } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import type { ListRequest } from '../../../../src/server/models/types.ts';
import { openedGadgets } from './gadgets.ts';

export const rows: Row[] = [
  {
    name: 'Alpha',
    kind: '1',
    code: 'a%b',
    amount: 5,
    price: 1.5,
    madeOn: '2024-01-31',
    seenAt: '2024-01-31 00:00:00',
  },
  {
    name: 'alphabet',
    kind: '2',
    code: 'a_b',
    amount: 10,
    active: false,
    madeOn: '2024-02-01',
    seenAt: '2024-01-31 23:59:59',
  },
  {
    name: 'beta',
    kind: '1',
    code: 'a\\b',
    amount: null,
    serial: 9_000_000_000_000_000,
    seenAt: '2024-02-01 08:00:00',
  },
  { name: '织页', kind: '2', code: 'axb', amount: 5, story: '长', secret: 'x' },
  { name: 'Zeta', code: null, amount: 1 },
];

/** Serves them to the tests of a file. */
export function listedGadgets() {
  const opened = openedGadgets();
  const { add, list } = opened;
  beforeAll(async () => {
    for (const row of rows) await add(row);
  });
  const names = async (request: Partial<ListRequest>): Promise<string[]> =>
    (await list(request)).rows.map((row) => row.name);
  return {
    opened,
    list,
    names,
    found: (filters: Row): Promise<string[]> => names({ filters }),
  };
}
