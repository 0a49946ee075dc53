/**
 * Another program holds the lock of the embedded database, such as a backup or somebody with
 * sqlite3.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '../../server/support/database.ts';
import type { Campaign } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createLedger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import { signIn, startWork } from '../rig/work.ts';

const campaign: Campaign = {
  name: 'locked',
  about: 'Another program holds the write lock of the database for up to 6 s',
  databases: ['sqlite'],
  rounds: { long: 40, short: 3 },
  async run({ rounds, seed, short, report }) {
    const random = createRandom(seed);
    const { settings, drop } = await createTestDatabase('sqlite');
    const ledger = createLedger();
    const server = await startProcess({ settings });
    const other = new DatabaseSync(path.join(settings.dataDir, 'pageloom.sqlite'), {
      timeout: 10_000,
    });
    try {
      const client = await signIn(server.url);
      const work = startWork({ ledger, seed, clients: [client], uploads: 10 });
      for (let round = 1; round <= rounds; round += 1) {
        await work.more(3 + random.below(20));
        other.exec('begin immediate');
        await pause(random.below(short ? 300 : 6_000));
        other.exec('rollback');
        report(`lock ${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
      }
      await work.more(5);
      await work.end();
      const verdict = await ledger.check(client);
      await server.end('SIGKILL');
      return {
        events: rounds,
        ...verdict,
        broken: [...verdict.broken, ...(await auditProblems(settings))],
      };
    } finally {
      other.close();
      await server.end('SIGKILL');
      await drop();
    }
  },
};

export default campaign;
