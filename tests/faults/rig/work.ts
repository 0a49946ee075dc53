/** Clients that write without pause, whatever happens to the server. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../server/support/client.ts';
import { createClient } from '../../server/support/client.ts';
import { adminPassword } from '../../server/support/server.ts';
import type { Ledger } from './ledger.ts';
import { createRandom } from './random.ts';

export interface Work {
  /** Resolves when so many more successes were told. */
  more(successes: number): Promise<void>;
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

export const signIn = (url: string): Promise<Client> => createClient(url).signIn('admin', adminPassword);

let runs = 0;

export function startWork({ ledger, seed, clients, lanes = 8, uploads = 0 }: WorkOptions): Work {
  const state = { over: false };
  runs += 1;
  const run = `fault ${runs}`;
  const lane = async (index: number): Promise<void> => {
    const random = createRandom(seed + index);
    const client = clients[index % clients.length];
    for (let count = 0; !state.over; count += 1) {
      const name = `${run}-${index}-${count}`;
      const answered = random.below(100) < uploads
        ? await ledger.upload(client, `${name}.txt`, Buffer.from(random.bytes(20 + random.below(20_000)).toString('hex')))
        : await ledger.writeNotice(client, name);
      // Nobody is there: not again at once.
      if (!answered) await pause(20);
    }
  };
  const working = Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return {
    async more(successes) {
      const wanted = ledger.acknowledged.length + successes;
      const deadline = Date.now() + 30_000;
      while (ledger.acknowledged.length < wanted) {
        if (Date.now() > deadline) throw new Error(`No ${successes} successes in 30 s; refusals: ${JSON.stringify([...ledger.refusals])}`);
        await pause(5);
      }
    },
    async end() {
      state.over = true;
      await working;
    },
  };
}
