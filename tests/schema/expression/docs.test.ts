import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functionGroups } from '../../../src/schema/expression/functions/contract.ts';
import { limits } from '../../../src/schema/expression/index.ts';
import { definitions } from '../../../src/schema/generated/functionDefinitions.gen.ts';
import { functions as inSql } from '../../../src/schema/generated/functionSql.gen.ts';

const page = readFileSync(new URL('../../../docs/formats/expressions.md', import.meta.url), 'utf8');

it('the documentation lists every function with its examples, by groups', () => {
  const lines = page.split('\n');
  const listed = Object.entries(functionGroups).flatMap(([group, title]) => [
    `### ${title}`,
    ...definitions
      .filter((one) => one.group === group)
      .map(({ name, parameters, doc, examples }) => {
        const proofs = examples.map(
          ({ code, gives }) => `\`${code}\` → \`${JSON.stringify(gives)}\``,
        );
        return `| \`${name}(${parameters})\` | ${doc} | ${proofs.join('<br>')} |`;
      }),
  ]);
  const from = lines.indexOf('## Functions');
  const to = lines.indexOf('## Limits');
  const rows = lines.slice(from, to).filter((line) => /^### |^\| `/.test(line));
  expect(rows).toEqual(listed);
  expect(rows).toHaveLength(definitions.length + Object.keys(functionGroups).length);
});

it('the documentation names the limits in force', () => {
  for (const limit of Object.values(limits)) expect(page).toContain(limit.toLocaleString('en-US'));
});

it('the documentation names every function that databases have, and there is none besides', () => {
  const [, section = ''] = /## In a database\n(.*?)\n## /s.exec(page) ?? [];
  const named = definitions.filter(({ name }) => section.includes(`\`${name}\``));
  expect(named.map(({ name }) => name).toSorted()).toEqual(Object.keys(inSql).toSorted());
});
