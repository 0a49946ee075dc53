/**
 * `npm run format`, after Prettier: wraps comments at 100 columns in all files of the repository.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './lib/root.mjs';
import { isWrapped, wrapComments } from './lib/comments.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
for (const file of files.filter(isWrapped)) {
  const text = readFileSync(at(file), 'utf8');
  const wrapped = wrapComments(file, text);
  if (wrapped === text) continue;
  writeFileSync(at(file), wrapped);
  console.log(file);
}
