/** Clients that write without pause, whatever happens to the server. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../server/support/client.ts';
import { createClient } from '../../server/support/client.ts';
import { adminPassword } from '../../server/support/server.ts';
import type { Ledger } from './ledger.ts';
import { createRandom } from './random.ts';
import { required } from '../../../src/schema/required.ts';

export interface Work {
  /** Resolves when so many more successes were reported. */
  more(successes: number): Promise<void>;
  /** Resolves when so many more writes were refused, or had no answer. */
  refused(count: number): Promise<void>;
  /** No further writes; resolves when those on their way are answered. */
  end(): Promise<void>;
}

export interface WorkOptions {
  ledger: Ledger;
  seed: number;
  /** Signed in; `base` may change while they work, when the server moves. */
  clients: readonly Client[];
  /** Clients that write at once; the clients are shared among them. */
  lanes?: number;
  /** Of a hundred writes, how many are uploads of up to 40,000 bytes. */
  uploads?: number;
}

export const signIn = (url: string): Promise<Client> =>
  createClient(url).signIn('admin', adminPassword);

/** Milliseconds within which writes have to go on, however busy the machine is. */
const patience = 60_000;

let runs = 0;

export function startWork({ ledger, seed, clients, lanes = 8, uploads = 0 }: WorkOptions): Work {
  const state = { over: false };
  runs += 1;
  const run = `fault ${runs}`;
  const lane = async (index: number): Promise<void> => {
    const random = createRandom(seed + index);
    const client = required(clients[index % clients.length], 'client');
    for (let count = 0; !state.over; count += 1) {
      const name = `${run}-${index}-${count}`;
      const answered =
        random.below(100) < uploads
          ? await ledger.upload(
              client,
              `${name}.txt`,
              Buffer.from(random.bytes(20 + random.below(20_000)).toString('hex')),
            )
          : await ledger.writeNotice(client, name);
      // Nobody is there: not again at once.
      if (!answered) await pause(20);
    }
  };
  const working = Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return {
    more: (successes) =>
      grown(() => ledger.acknowledged.length, { by: successes, what: 'successes', ledger }),
    refused: (count) => grown(() => ledger.failed(), { by: count, what: 'refusals', ledger }),
    async end() {
      state.over = true;
      await working;
    },
  };
}

interface Growth {
  by: number;
  what: string;
  ledger: Ledger;
}

/** Waits until the number has grown so far. */
async function grown(count: () => number, { by, what, ledger }: Growth): Promise<void> {
  const expected = count() + by;
  const deadline = Date.now() + patience;
  while (count() < expected) {
    if (Date.now() > deadline)
      throw new Error(
        `No ${by} ${what} in ${patience} ms; refusals: ${JSON.stringify([...ledger.refusals])}`,
      );
    await pause(5);
  }
}
