/**
 * PostgreSQL restarts, ends connections, moves or falls silent, and processes stop, while two of
 * them write.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster } from '../../../scripts/lib/postgres.mjs';
import type { Cluster } from '../../../scripts/lib/postgres.mjs';
import type { Answer, Client } from '../../server/support/client.ts';
import { startTcpProxy } from '../../server/support/tcp-proxy.ts';
import type { TcpProxy } from '../../server/support/tcp-proxy.ts';
import type { Campaign } from '../campaign.ts';
import { auditProblems } from '../rig/audit.ts';
import { createLedger } from '../rig/ledger.ts';
import { startProcess } from '../rig/process.ts';
import type { ServerProcess } from '../rig/process.ts';
import { createRandom } from '../rig/random.ts';
import { signIn, startWork } from '../rig/work.ts';
import type { Work } from '../rig/work.ts';
import { required } from '../../../src/schema/required.ts';

/** Times that matter here; the others are as an installation has them. */
const env = { DATABASE_IDLE_TRANSACTION_TIMEOUT: '2', SECRET_KEY: 'k'.repeat(40) };
/** Milliseconds within which everybody is ready again once the database is. */
const promised = 2_000;

interface Scene {
  cluster: Cluster;
  proxies: TcpProxy[];
  /** The same, process by process. */
  networks: TcpProxy[][];
  nodes: ServerProcess[];
  clients: Client[];
  work: Work;
}

/** Brings something bad about, and resolves when it is over. */
type Trouble = (scene: Scene, random: ReturnType<typeof createRandom>) => Promise<void>;

const endBackends = async ({ cluster }: Scene, which: string): Promise<void> => {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where backend_type = ' +
      `'client backend' and pid <> pg_backend_pid() ${which}`,
  );
  await client.end();
};

const restart =
  (mode: 'fast' | 'immediate'): Trouble =>
  async ({ cluster }) => {
    await cluster.stop(mode);
    await cluster.start();
  };

/**
 * In turn; the first ones are those that tests/server/postgres/outage.test.ts does not bring about.
 */
const troubles: Record<string, Trouble> = {
  'fast restart': restart('fast'),
  'stopped process': async ({ nodes, work }, random) => {
    const { child } = random.pick(nodes);
    child.kill('SIGSTOP');
    // The other one goes on.
    await work.more(5).finally(() => child.kill('SIGCONT'));
  },
  'immediate restart': restart('immediate'),
  'all connections ended': (scene) => endBackends(scene, ''),
  'one connection ended': (scene) => endBackends(scene, `order by random() limit 1`),
  'network cut': async ({ proxies }) => {
    for (const proxy of proxies) proxy.cut();
  },
  'other address': async ({ networks, work }, random) => {
    const place = random.below(2);
    const gone = networks.flatMap((network) => network[place] ?? []);
    for (const proxy of gone) {
      proxy.state = 'closed';
      proxy.cut();
    }
    await work.more(5);
    for (const proxy of gone) proxy.state = 'open';
  },
  // One process reaches the database no more, without a word; the other goes on.
  'partitioned process': async ({ networks, work }, random) => {
    const network = random.pick(networks);
    for (const proxy of network) proxy.state = 'silent';
    await work.more(10);
    for (const proxy of network) proxy.forget();
    for (const proxy of network) proxy.state = 'open';
  },
  'silent network': async ({ proxies }) => {
    for (const proxy of proxies) proxy.state = 'silent';
    await pause(1_000);
    // What was open stays silent for good.
    for (const proxy of proxies) proxy.forget();
    for (const proxy of proxies) proxy.state = 'open';
  },
};

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** An honest refusal counts as one whatever its HTTP status; only an unclear outcome is none. */
function reporting(client: Client): Client {
  const post: Client['post'] = async (address, body) => {
    const response = await client.raw('POST', address, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as Answer;
    if (answer.msg.includes('无法确认')) throw new Error(answer.msg);
    return answer;
  };
  return { ...client, post };
}

/** @returns milliseconds until all of them answer from the database */
async function ready(clients: readonly Client[]): Promise<number> {
  const started = performance.now();
  const times = await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        const status = await client.raw('GET', '/system/post/list?pageSize=1').then(
          ({ status: code }) => code,
          () => 0,
        );
        if (status === 200) return performance.now() - started;
        if (performance.now() - started > 60_000)
          throw new Error('A process was not ready again in a minute');
        await pause(10);
      }
    }),
  );
  return Math.max(...times);
}

const campaign: Campaign = {
  name: 'postgres',
  about:
    'PostgreSQL restarts, breaks, moves and falls silent, processes stop or are cut ' +
    'off, while 8 clients write to two processes',
  databases: ['postgres'],
  rounds: { long: 200, short: 3 },
  async run({ rounds, seed, short, folder, report }) {
    const random = createRandom(seed);
    const cluster = await createCluster();
    const network = () => Promise.all([startTcpProxy(cluster.port), startTcpProxy(cluster.port)]);
    const networks = [await network(), await network()];
    const proxies = networks.flat();
    const settings = {
      dataDir: path.join(folder, 'data'),
      databaseUrl: `postgres://pageloom@127.0.0.1:${cluster.port}/postgres`,
    };
    const settingsBehind = (ports: readonly TcpProxy[]) => ({
      ...settings,
      databaseUrl: `postgres://pageloom@${ports.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
    });
    mkdirSync(settings.dataDir, { recursive: true });
    const ledger = createLedger();
    const nodes: ServerProcess[] = [];
    const broken: string[] = [];
    const worst: Record<string, number> = {};
    let work: Work | undefined;
    try {
      for (const ports of networks)
        nodes.push(await startProcess({ settings: settingsBehind(ports), env }));
      const clients = (await Promise.all(nodes.map(({ url }) => signIn(url)))).map(reporting);
      work = startWork({ ledger, seed, clients });
      const scene: Scene = { cluster, proxies, networks, nodes, clients, work };
      const kinds = Object.entries(troubles);
      for (let round = 0; round < rounds; round += 1) {
        const [name, trouble] = required(kinds[round % kinds.length], 'trouble');
        await work.more(3 + random.below(20));
        await trouble(scene, random);
        const milliseconds = Math.round(await ready(clients));
        worst[name] = Math.max(worst[name] ?? 0, milliseconds);
        report(
          `${round + 1} of ${rounds}: ${name}, ready after ${milliseconds} ms, ` +
            `${ledger.acknowledged.length} acknowledged`,
        );
      }
      await work.more(10);
      await work.end();
      if (!nodes.every(({ child }) => isAlive(child))) broken.push('a process ended');
      const restarts = Math.max(
        required(worst['fast restart'], 'fast restart'),
        required(worst['immediate restart'], 'immediate restart'),
      );
      if (!short && restarts > promised)
        broken.push(`ready only ${restarts} ms after a restart of the database`);
      const verdict = await ledger.check(required(clients[0], 'clients[0]'));
      broken.push(
        ...verdict.broken,
        ...(await Promise.all(nodes.map((node) => node.end())))
          .filter((code) => code !== 0)
          .map((code) => `a process ended with ${code}`),
      );
      broken.push(...(await auditProblems({ ...settings, secretKey: env.SECRET_KEY })));
      const slowest = Object.entries(worst)
        .map(([name, milliseconds]) => `${name} ${milliseconds}`)
        .join('; ');
      return { events: rounds, ...verdict, broken, 'ready again (ms at most)': slowest };
    } finally {
      for (const { child } of nodes) child.kill('SIGKILL');
      await work?.end();
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await cluster.remove();
    }
  },
};

export default campaign;
