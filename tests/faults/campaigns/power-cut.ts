/**
 * The power goes while the server starts or clients write. Everything that it does to its files is
 * recorded; from the record the folder is rebuilt as a cut at some moment could leave it, and the
 * server has to start on that.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Campaign, CampaignOptions, Outcome } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createDisk } from '../rig/disk.ts';
import type { Fate } from '../rig/disk.ts';
import type { Ledger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import type { Random } from '../rig/random.ts';
import { copyDatabase, dataDirIn, record, recorderFor } from '../rig/record.ts';
import type { Recorder, Recording } from '../rig/record.ts';
import { noCompiler } from '../rig/shim.ts';
import { signIn } from '../rig/work.ts';
import { required } from '../../../src/schema/required.ts';

/** Cuts that one record is used for. */
const cutsOfRecord = 20;

const campaign: Campaign = {
  name: 'power-cut',
  about: 'Power cut: unsynced bytes and names lost, kept or torn',
  databases: ['sqlite'],
  rounds: { long: 200, short: 3 },
  async run(options) {
    const { folder, rounds, seed, short, report } = options;
    const recorder = recorderFor(folder);
    if (!recorder.seesDatabase && !short) throw new Error(noCompiler);
    const random = createRandom(seed);
    const outcome: Outcome = {
      events: 0,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      ghosts: 0,
      broken: [],
    };
    // A record that knows the end only is good for one cut.
    const cuts = recorder.seesDatabase ? rounds : 1;
    while (outcome.events < cuts) {
      const count = Math.min(cutsOfRecord, cuts - outcome.events);
      await oneRecord(recorder, { options, count, outcome, random });
      report(
        `${outcome.events} of ${cuts} cuts, ${outcome.lost} lost, ${outcome.broken!.length} broken`,
      );
    }
    return outcome;
  },
};

export default campaign;

interface Part {
  options: CampaignOptions;
  count: number;
  outcome: Outcome;
  random: Random;
}

async function oneRecord(
  recorder: Recorder,
  { options: { folder, short }, count, outcome, random }: Part,
): Promise<void> {
  const successes = short ? 20 : 60 + random.below(60);
  const recording = await record(recorder, { folder, seed: random.below(1e6), successes });
  const cuts = recorder.seesDatabase
    ? chooseCuts(recording, count, random)
    : [{ step: recording.steps.length, fate: 'lost' as const }];
  const kept = path.join(folder, 'kept');
  cpSync(recording.root, kept, { recursive: true });
  rmSync(recording.root, { recursive: true });
  mkdirSync(recording.root);
  const disk = createDisk(recording.root);
  const into = path.join(folder, 'cut');
  let next = 0;
  for (const { step, fate } of cuts) {
    while (next < step) disk.apply(required(recording.steps[next++], 'step'));
    disk.cut(into, fate, random);
    if (!recorder.seesDatabase) copyDatabase(kept, into);
    const moment = (step && recording.steps[step - 1]?.end) || 0;
    const promised = recording.confirmed.filter((end) => end <= moment).length;
    await judge(into, { ledger: recording.ledger, promised, outcome, fate });
    rmSync(into, { recursive: true });
    outcome.events += 1;
  }
  rmSync(kept, { recursive: true });
}

interface Cut {
  step: number;
  fate: Fate;
}

/**
 * Half of them at the moment a success was reported, when the promise is fresh; half at any moment
 * of start and work.
 */
function chooseCuts({ steps, confirmed }: Recording, count: number, random: Random): Cut[] {
  const fates: Fate[] = ['lost', 'lost', 'mixed', 'mixed', 'kept'];
  const moments = Array.from({ length: count }, (_, index) => {
    if (index % 2) return random.below(steps.length) + 1;
    const moment = random.pick(confirmed);
    return steps.filter(({ end }) => end <= moment).length;
  });
  return moments.sort((a, b) => a - b).map((step) => ({ step, fate: random.pick(fates) }));
}

interface Judged {
  ledger: Ledger;
  promised: number;
  outcome: Outcome;
  fate: Fate;
}

async function judge(into: string, { ledger, promised, outcome, fate }: Judged): Promise<void> {
  const settings = { dataDir: dataDirIn(into) };
  const name = `cut ${outcome.events + 1} (${fate}, after ${promised} successes)`;
  const server = await startProcess({ settings }).catch((error: Error) => error);
  if (server instanceof Error) return void outcome.broken!.push(`${name}: ${server.message}`);
  try {
    const verdict = await ledger.check(await signIn(server.url), promised);
    outcome.acknowledged += verdict.acknowledged;
    outcome.lost += verdict.lost;
    outcome.doubled += verdict.doubled;
    outcome.ghosts! += verdict.ghosts;
    await server.end('SIGKILL');
    const problems = [
      ...verdict.broken,
      ...leftovers(settings.dataDir),
      ...(await auditProblems(settings)),
    ];
    outcome.broken!.push(...problems.map((problem) => `${name}: ${problem}`));
  } finally {
    await server.end('SIGKILL');
  }
}

/** Unfinished files that nobody cleared away. */
function leftovers(dataDir: string): string[] {
  const profile = path.join(dataDir, 'profile');
  const files = existsSync(profile)
    ? readdirSync(profile, { recursive: true, encoding: 'utf8' })
    : [];
  return [...files, ...readdirSync(dataDir)]
    .filter((file) => path.basename(file).startsWith('.'))
    .map((file) => `${file} is left behind`);
}
