/** Another server process on the database of a server under test. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../support/index.ts';

/** Prints the address of its server once it listens; ends with its standard input. */
const program = `
  const { readConfig } = await import('${path.join(projectRoot, 'src/server/config/config.ts')}');
  const { startServer } = await import('${path.join(projectRoot, 'src/server/start.ts')}');
  const config = readConfig(process.env);
  const server = await startServer({ config, root: ${JSON.stringify(projectRoot)} });
  process.stdin.resume().on('end', () => void server.close());
  console.log('listening at ' + server.url);
`;

export interface Node {
  url: string;
  process: ChildProcess;
}

export function startNode(env: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) =>
      reject(new Error(`the second process ended with code ${code}:\\n${printed}`)),
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const url = /^listening at (\S+)$/m.exec(printed)?.[1];
        if (url) resolve({ url, process: child });
      });
    }
  });
}

export async function stopNode({ process: child }: Node): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin!.end();
  await ended;
}
