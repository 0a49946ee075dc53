/**
 * `npm run dev`: the server with restart on change, and Vite with reload in front of it; beside
 * them the schemas for editors are kept up to date. Only the address of Vite is printed: a page
 * opened on the server itself would not follow changes of the code.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { at, pinnedNode, root } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const port = process.env.PORT ?? '8080';
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: port,
  PAGELOOM_API: `http://127.0.0.1:${port}`,
};
const address = `http://127.0.0.1:${process.env.VITE_PORT ?? '5173'}`;
const watched = ['src/server', 'src/schema'].map((place) => `--watch-path=${at(place)}`);
const children = [
  spawn(pinnedNode, [...watched, '--watch-preserve-output', at('src', 'server', 'main.ts')], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env,
  }),
  spawn(
    pinnedNode,
    [at('node_modules', 'vite', 'bin', 'vite.js'), '--strictPort', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env,
    },
  ),
];
// What goes wrong in it is reported; the application goes on.
const editorSchemas = spawn(pinnedNode, [at('scripts', 'editor-schemas.mjs'), '--watch'], {
  cwd: root,
  stdio: 'inherit',
});
const lines = createInterface({ input: children[0].stdout });
lines.on('line', (line) => console.log(line.replace(/^(Pageloom is ready at ).*/, `$1${address}`)));
let ending = false;
/** One of the two ended or Ctrl-C was pressed: the other ends, too. */
function end(code) {
  if (ending) return;
  ending = true;
  editorSchemas.kill('SIGTERM');
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of children) child.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
