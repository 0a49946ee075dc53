/** Campaigns in which the disk fails for a while, under a server that goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '../../server/support/database.ts';
import type { CampaignOptions, Outcome } from '../campaign.ts';
import { auditProblems } from './audit.ts';
import { createLedger } from './ledger.ts';
import { startProcess } from './process.ts';
import { createRandom } from './random.ts';
import { noCompiler } from './shim.ts';
import { prepareTrouble } from './trouble.ts';
import type { Trouble } from './trouble.ts';
import { signIn, startWork } from './work.ts';

type Kind = NonNullable<Parameters<Trouble['disk']>[0]>;

/** Texts in a refusal that belong in the server's log only. */
const internal = /sqlite|errno|ENOSPC|EIO|\/|\bat \w+/i;

/** @param kinds troubles to choose from, one an event */
export async function diskCampaign(
  { dialect, folder, rounds, seed, short, report }: CampaignOptions,
  kinds: readonly Kind[],
): Promise<Outcome> {
  const random = createRandom(seed);
  const { settings, drop } = await createTestDatabase(dialect);
  const trouble = prepareTrouble(folder, settings.dataDir);
  if (!trouble.isDeep && !short) throw new Error(noCompiler);
  const ledger = createLedger();
  const broken: string[] = [];
  let server = await startProcess({ settings, ...trouble });
  try {
    const client = await signIn(server.url);
    const work = startWork({ ledger, seed, clients: [client], uploads: 30 });
    for (let round = 1; round <= rounds; round += 1) {
      await work.more(3 + random.below(20));
      trouble.disk(random.pick(kinds));
      await work.refused(5 + random.below(20));
      await pause(random.below(30));
      trouble.disk(null);
      if (server.child.exitCode !== null) throw new Error(`The server ended:\n${server.printed()}`);
      report(`${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
    }
    await work.more(5);
    await work.end();
    broken.push(
      ...[...ledger.refusals.keys()]
        .filter((text) => internal.test(text))
        .map((text) => `a refusal reveals too much: ${text}`),
    );
    await server.end('SIGKILL');
    server = await startProcess({ settings });
    const { ghosts, ...verdict } = await ledger.check(await signIn(server.url));
    await server.end('SIGKILL');
    // A commit that could not be synced is refused, and may be there all the same: nobody can know.
    const doubtful = kinds.includes('sync') ? { 'refused in doubt and there': ghosts } : { ghosts };
    return {
      events: rounds,
      ...verdict,
      ...doubtful,
      broken: [...broken, ...verdict.broken, ...(await auditProblems(settings))],
    };
  } finally {
    trouble.disk(null);
    await server.end('SIGKILL');
    trouble.end();
    await drop();
  }
}
