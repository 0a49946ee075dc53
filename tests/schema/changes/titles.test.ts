/** Every member and part of the formats has a title for people, and no title is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modelTitles } from '../../../src/schema/changes/locale/titles/models.ts';
import { pageTitles } from '../../../src/schema/changes/locale/titles/pages.ts';
import { partTitles } from '../../../src/schema/changes/locale/titles/parts.ts';
import { meta } from '../../../src/schema/generated/meta.gen.ts';

/** Names of the members that a file of formats describes. */
function membersOf(file: string): string[] {
  const names = new Set<string>();
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    return value;
  });
  return [...names];
}

const folder = path.resolve(import.meta.dirname, '../../../schemas/meta');
const modelMembers = new Set(membersOf('model.schema.json'));
const otherMembers = new Set(
  readdirSync(folder)
    .flatMap(membersOf)
    .filter((name) => !modelMembers.has(name)),
);

it.each([
  ['models', modelMembers, modelTitles],
  ['pages alone', otherMembers, pageTitles],
])('every member of %s has a title, and every title a member', (_whose, members, titles) => {
  expect([...members].filter((name) => !Object.hasOwn(titles, name))).toEqual([]);
  expect(Object.keys(titles).filter((name) => !members.has(name))).toEqual([]);
});

it('every title of a part is that of one', () => {
  expect(Object.keys(partTitles).filter((name) => !Object.hasOwn(meta.$defs, name))).toEqual([]);
});
