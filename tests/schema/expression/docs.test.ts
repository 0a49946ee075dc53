import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functionGroups, limits } from '../../../src/schema/expression/index.ts';
import { listFunctions } from '../../../src/schema/expression/sql/functions/list.ts';
import { sqlFunctions } from '../../../src/schema/expression/sql/functions/index.ts';

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

it('the documentation names every function that databases have, and there is none besides', () => {
  const [, section = ''] = /## In a database\n(.*?)\n## /s.exec(page) ?? [];
  const known = [...new Set([...Object.keys(sqlFunctions), ...Object.keys(listFunctions)])];
  for (const name of known) expect(section).toContain(`\`${name}\``);
  const named = functionGroups.flatMap(({ functions }) =>
    functions.filter(({ name }) => section.includes(`\`${name}\``)),
  );
  expect(named.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
