/** `npm start`: installs when needed, builds when stale, runs the server until it ends. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, pinnedNode, root, signalChildren } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';

/** Milliseconds between two looks whether npm is still there. */
const interval = 250;
let server;

/**
 * The server answers what is on its way and ends; whatever else runs here has nothing to finish.
 */
function pass(signal) {
  if (server) return void server.kill(signal);
  signalChildren(signal);
  process.exit(1);
}
// The terminal sends Ctrl-C to the whole group; a supervisor may signal only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));
if (process.env.npm_lifecycle_event) endWithNpm();

/**
 * npm ends without a word to this process, or signals the shell between the two, which ends without
 * passing that on.
 */
function endWithNpm() {
  const above = starters();
  const watch = setInterval(() => {
    if (String(starters()) === String(above)) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, interval);
  watch.unref();
}

/**
 * Ids of the process that started this one and, where that is npm's shell and the system names it,
 * of npm.
 */
function starters() {
  const { ppid } = process;
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(
      readFileSync(`/proc/${ppid}/stat`, 'utf8'),
    );
    return name.endsWith('sh') ? [ppid, parent] : [ppid];
  } catch {
    return [ppid];
  }
}

await ensureInstalled();
await ensureBuilt();
// The server's TypeScript is compiled once: every start after the first takes less than half the
// time.
const env = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled'),
  ...process.env,
};
// Through the channel the server sees when this process is killed.
server = spawn(pinnedNode, [at('src', 'server', 'main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
});
server.on('exit', (code) => process.exit(code ?? 1));
