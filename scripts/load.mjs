/**
 * `npm run test:load`: what light requests take while heavy ones run, on a million rows; 2,000
 * event streams, readers that do not read, and 200 connections for a minute. Loopback only; ten
 * minutes at most. Prints milliseconds; ends with code 1 when a request failed or an acknowledged
 * record is lost.
 *
 *   npm run test:load -- [--rows N] [--seconds N] [--connections N] [--streams N] [--database
 *   sqlite|postgres]
 */
import { parseArgs } from 'node:util';
import { heavies } from '../tests/load/heavy.ts';
import { during } from '../tests/load/light.ts';
import { mixed } from '../tests/load/mixed.ts';
import { startRig } from '../tests/load/rig.ts';
import { createCluster } from './lib/postgres.mjs';
import { makeScratch } from './lib/scratch.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    streams: { type: 'string', default: '2000' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const [rows, seconds, connections, streams] = [
  values.rows,
  values.seconds,
  values.connections,
  values.streams,
].map(Number);
const sizes = { imported: 99_000, logged: rows, streams, slowReaders: 50, locked: 5_000 };
/** A heavy thing is done again until it has lasted so many milliseconds. */
const least = 3_000;

process.env.TMPDIR = makeScratch();
let failures = 0;
const number = (value, width) => value.toFixed(0).padStart(width);
const line = (name, { count, p50, p99, longest, failed }, note = '') => {
  failures += failed;
  const times = [p50, p99, longest].map((milliseconds) => number(milliseconds, 8)).join('');
  const counts = `${String(count).padStart(9)}${String(failed).padStart(8)}`;
  console.log(`${name.padEnd(34)}${times}${counts}  ${note}`);
};
const heading = (text) =>
  console.log(`\n${text.padEnd(34)}     p50     p99 longest  answers  failed`);

const cluster = values.database === 'postgres' ? await createCluster() : undefined;
const rig = await startRig({
  rows,
  people: Math.max(Math.ceil(streams / 8), connections),
  databaseUrl: cluster?.url,
});
try {
  heading('Light requests (ms) during');
  line('nothing', await during(rig, () => new Promise((resolve) => setTimeout(resolve, least))));
  for (const heavy of heavies.filter(({ ofFile }) => !ofFile || !cluster)) {
    await heavy.prepare?.(rig, sizes);
    const started = performance.now();
    let times = 0;
    const work = async () => {
      do {
        await heavy.run(rig, sizes);
        times += 1;
      } while (!heavy.prepare && performance.now() - started < least);
    };
    try {
      const latencies = await during(rig, work);
      line(
        heavy.name,
        latencies,
        `${((performance.now() - started) / 1000 / times).toFixed(1)} s each`,
      );
    } catch (error) {
      failures += 1;
      console.log(`${heavy.name.padEnd(34)} FAILED: ${error.message}`);
    }
  }
  heading(`${connections} connections, ${seconds} s (ms)`);
  const end = Date.now() + seconds * 1000;
  const { kinds, created, lost, rate } = await mixed(rig, connections, () => Date.now() < end);
  for (const [kind, latencies] of Object.entries(kinds)) line(kind, latencies);
  failures += lost;
  console.log(`${rate.toFixed(0)} answers a second; ${created} records acknowledged, ${lost} lost`);
} finally {
  await rig.stop();
  await cluster?.remove();
}
process.exit(failures === 0 ? 0 : 1);
