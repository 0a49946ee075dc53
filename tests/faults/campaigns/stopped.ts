/**
 * A process is stopped (SIGSTOP) while it writes, as an overloaded or paused machine does it, and
 * goes on later.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '../../server/support/database.ts';
import type { Campaign } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createLedger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import { signIn, startWork } from '../rig/work.ts';
import { required } from '../../../src/schema/required.ts';

const campaign: Campaign = {
  name: 'stopped',
  about: 'SIGSTOP for up to 4 s; with PostgreSQL one of two processes',
  databases: ['sqlite', 'postgres'],
  rounds: { long: 40, short: 3 },
  async run({ dialect, rounds, seed, short, report }) {
    const random = createRandom(seed);
    const database = await createTestDatabase(dialect);
    const ledger = createLedger();
    const env = { SECRET_KEY: 'a key that both processes share, long enough' };
    const servers = [await startProcess({ ...database, env })];
    try {
      if (dialect === 'postgres') servers.push(await startProcess({ ...database, env }));
      const clients = await Promise.all(servers.map(({ url }) => signIn(url)));
      const work = startWork({ ledger, seed, clients, uploads: 10 });
      for (let round = 1; round <= rounds; round += 1) {
        await work.more(3 + random.below(20));
        const { child } = random.pick(servers);
        child.kill('SIGSTOP');
        await pause(random.below(short ? 300 : 4_000));
        child.kill('SIGCONT');
        report(`stop ${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
      }
      await work.more(5);
      await work.end();
      const verdict = await ledger.check(required(clients[0], 'clients[0]'));
      for (const server of servers) await server.end('SIGKILL');
      return {
        events: rounds,
        ...verdict,
        broken: [
          ...verdict.broken,
          ...(await auditProblems({ ...database.settings, secretKey: env.SECRET_KEY })),
        ],
      };
    } finally {
      for (const server of servers) await server.end('SIGKILL');
      await database.drop();
    }
  },
};

export default campaign;
