/** What single types of fields ask of them, as their folders say. */
import { expect, it } from 'vitest';
import { checkFieldType, ownersOf } from '../../src/schema/check/fieldTypes.ts';
import { loadProject } from '../../src/schema/check/project.ts';
import { indexProject } from '../../src/schema/check/projectIndex.ts';
import { Report } from '../../src/schema/check/report.ts';
import { fieldChecks } from '../../src/schema/generated/fieldChecks.gen.ts';
import type { Field, Model } from '../../src/schema/generated/types.gen.ts';
import { vocabulary } from './projects.ts';

const owned = Object.entries(fieldChecks).flatMap(([type, { members = [] }]) =>
  members.map((member) => [member, type] as const),
);

it.each(owned)('%s is for fields of type %s', (member, type) => {
  const field = { type: 'string', label: 'it', [member]: true } as unknown as Field;
  const model: Model = {
    version: 2,
    name: 'm',
    label: 'm',
    table: 'm',
    key: 'id',
    fields: { it: field },
  };
  const report = new Report();
  const projectIndex = indexProject(loadProject([]), vocabulary);
  checkFieldType({ name: 'it', field, model, projectIndex }, report);
  expect(report.problems).toEqual([
    {
      kind: 'wrong-field-type',
      pointer: `/fields/it/${member}`,
      message: `${member} is for fields of type ${type}, not string`,
    },
  ]);
});

it('may belong to several types, which are all named', () => {
  const owners = ownersOf({
    gallery: { members: ['accept', 'max'] },
    attachments: { members: ['max'] },
  });
  expect(Object.fromEntries(owners)).toEqual({
    accept: ['gallery'],
    max: ['gallery', 'attachments'],
  });
});
