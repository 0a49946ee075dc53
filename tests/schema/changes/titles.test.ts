/** Every member and part of the formats has a title for people, and no title is left over. */
import { expect, it } from 'vitest';
import { memberTitles, partTitles } from '../../../src/schema/changes/locale/titles.ts';
import { meta } from '../../../src/schema/generated/meta.gen.ts';
import type { MetaSchema } from '../../../src/schema/meta/schema.ts';

const members = new Set<string>();

function collect(schema: MetaSchema): void {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    members.add(name);
    collect(member);
  }
  const items = [schema.items, schema.additionalProperties].filter(
    (one) => typeof one === 'object',
  );
  for (const one of [...items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) collect(one);
}
Object.values(meta.$defs).forEach(collect);

it('every member has a title, and every title a member', () => {
  expect([...members].filter((name) => !Object.hasOwn(memberTitles, name))).toEqual([]);
  expect(Object.keys(memberTitles).filter((name) => !members.has(name))).toEqual([]);
});

it('every title of a part is that of one', () => {
  expect(Object.keys(partTitles).filter((name) => !Object.hasOwn(meta.$defs, name))).toEqual([]);
});
