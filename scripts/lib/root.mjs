/**
 * Places and small helpers shared by the project's scripts. They run on Node 20 and later, before
 * anything is installed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** Absolute path of the project root. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Absolute path of a place below the root. */
export const at = (...parts) => path.join(root, ...parts);

const windows = process.platform === 'win32';
const { platform, arch } = process;
const isAppleSilicon = platform === 'darwin' && arch === 'arm64';
/**
 * npm package that holds the pinned Node of this platform; the `node` package links to it by its
 * install script.
 */
export const nodePackage = [
  isAppleSilicon ? 'node-bin' : 'node',
  windows ? 'win' : platform,
  arch,
].join('-');
/** The Node that package.json pins; scripts start everything else with it. */
export const pinnedNode = at('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Commands that run at the moment. */
const children = new Set();

/** Sends the signal to every command that runs at the moment. */
export function signalChildren(signal) {
  for (const child of children) child.kill(signal);
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options] quiet collects
 * the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    const chunks = [];
    children.add(child);
    for (const end of ['error', 'close']) child.on(end, () => children.delete(child));
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
}

/** Prints one sentence and ends with exit code 1. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
