/** The clock of the server jumps, forwards and backwards. */
import { createTestDatabase } from '../../server/support/database.ts';
import { adminPassword } from '../../server/support/server.ts';
import type { Campaign } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createLedger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import { noCompiler } from '../rig/shim.ts';
import { prepareTrouble } from '../rig/trouble.ts';
import { signIn, startWork } from '../rig/work.ts';

const [minute, day] = [60, 86_400];
/** Seconds from the true time. */
const jumps = [
  -10 * 365 * day,
  -day,
  -70 * minute,
  -1,
  0,
  1,
  29 * minute,
  70 * minute,
  day,
  3 * 365 * day,
];

const campaign: Campaign = {
  name: 'clock',
  about: 'The clock jumps, by a second to ten years',
  databases: ['sqlite', 'postgres'],
  rounds: { long: 100, short: 4 },
  async run({ dialect, folder, rounds, seed, short, report }) {
    const random = createRandom(seed);
    const { settings, drop } = await createTestDatabase(dialect);
    const trouble = prepareTrouble(folder, settings.dataDir);
    if (!trouble.isDeep && !short) throw new Error(noCompiler);
    const ledger = createLedger();
    const server = await startProcess({ settings, ...trouble });
    try {
      const client = await signIn(server.url);
      const work = startWork({ ledger, seed, clients: [client], uploads: 20 });
      for (let round = 1; round <= rounds; round += 1) {
        await work.more(3 + random.below(10));
        trouble.clock(random.pick(jumps));
        // Sessions are over when the clock says so.
        await client.signIn('admin', adminPassword);
        report(`jump ${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
      }
      await work.more(5);
      await work.end();
      trouble.clock(0);
      const verdict = await ledger.check(await signIn(server.url));
      await server.end('SIGKILL');
      return {
        events: rounds,
        ...verdict,
        broken: [...verdict.broken, ...(await auditProblems(settings))],
      };
    } finally {
      await server.end('SIGKILL');
      trouble.end();
      await drop();
    }
  },
};

export default campaign;
