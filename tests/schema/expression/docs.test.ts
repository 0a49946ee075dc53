import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functionGroups, limits } from '../../../src/schema/expression/index.ts';

const page = readFileSync(new URL('../../../docs/formats/expressions.md', import.meta.url), 'utf8');

/** The table of one group of functions as the page holds it. */
function table({ title, functions }: (typeof functionGroups)[number]): string {
  const rows = functions.map(
    ({ name, parameters, description, example: [source, result] }) =>
      `| \`${name}(${parameters})\` | ${description} | \`${source}\` → \`${JSON.stringify(result)}\` |`,
  );
  return [
    `### ${title}`,
    '',
    '| Function | What it gives | Example |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

it('the documentation lists every function with its example', () => {
  for (const group of functionGroups) expect(page).toContain(table(group));
});

it('the documentation tells the limits in force', () => {
  for (const limit of Object.values(limits)) expect(page).toContain(limit.toLocaleString('en-US'));
});
