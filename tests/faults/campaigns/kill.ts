/** The process is killed (SIGKILL) while it writes, and started again. */
import { createTestDatabase } from '../../server/support/database.ts';
import type { Campaign } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createLedger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import { signIn, startWork } from '../rig/work.ts';
import type { Work } from '../rig/work.ts';

const campaign: Campaign = {
  name: 'kill',
  about: 'SIGKILL while 8 clients write',
  databases: ['sqlite', 'postgres'],
  rounds: { long: 50, short: 2 },
  async run({ dialect, rounds, seed, report }) {
    const random = createRandom(seed);
    const database = await createTestDatabase(dialect);
    const ledger = createLedger();
    let work: Work | undefined;
    let server = await startProcess(database);
    try {
      const client = await signIn(server.url);
      work = startWork({ ledger, seed, clients: [client], uploads: 20 });
      for (let round = 1; round <= rounds; round += 1) {
        await work.more(5 + random.below(60));
        await server.end('SIGKILL');
        server = await startProcess(database);
        client.base = `${server.url}/api`;
        report(`kill ${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
      }
      await work.more(10);
      await work.end();
      const verdict = await ledger.check(client);
      await server.end('SIGKILL');
      const broken = [...verdict.broken, ...(await auditProblems(database.settings))];
      return { events: rounds, ...verdict, broken };
    } finally {
      await server.end('SIGKILL');
      await work?.end();
      await database.drop();
    }
  },
};

export default campaign;
