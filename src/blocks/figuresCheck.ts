/** Checks of numbers that several blocks show. */
import { fieldsOf } from '../schema/check/fields.ts';
import { modelNamed, type PageContext, type PagePart } from '../schema/check/pageContext.ts';
import type { Aggregate } from '../schema/generated/types.gen.ts';
import { nearest } from '../schema/nearest.ts';
import { groupsOf, measuresOf } from '../schema/record/aggregates.ts';
import type { FiguresFrom } from './figures.ts';

/** A member of the records that a block names, and where. */
export interface NamedMember {
  member: string | { field: string; label?: unknown };
  /** Below the block. */
  keys: readonly (string | number)[];
  /** What it must be in an aggregate. */
  as: 'group' | 'measure';
}

export const fieldOf = (member: NamedMember['member']): string =>
  typeof member === 'string' ? member : member.field;

/** The aggregate of the block, if it names a sound one. */
export function checkFigures(
  block: FiguresFrom & { model?: string },
  members: readonly NamedMember[],
  { path }: PagePart,
  { page, projectIndex, report }: PageContext,
): Aggregate | undefined {
  const given = (['aggregate', 'source', 'records'] as const).filter((key) => block[key]);
  if (given.length !== 1)
    report.add('missing-part', path, 'it shows one of aggregate, source and records');
  if (block.params && block.aggregate === undefined)
    report.add('unknown-key', [...path, 'params'], 'params are those of the aggregate');
  const model = modelNamed(block.model ?? page.model, projectIndex);
  const fields = model ? fieldsOf(model) : {};
  const name = block.aggregate;
  const all = model?.aggregates ?? {};
  if (name !== undefined) {
    const at = [...path, 'aggregate'];
    if (!report.expect('unknown-name', at, 'aggregate', name, Object.keys(all), model?.name))
      return undefined;
  }
  const aggregate = name === undefined ? undefined : all[name];
  for (const { member, keys, as } of members) {
    const field = fieldOf(member);
    const at = [...path, ...keys];
    if (aggregate) {
      const parts = as === 'group' ? groupsOf(aggregate) : measuresOf(aggregate);
      const names = parts.map((part) => part.name);
      report.expect('unknown-name', at, as, field, names, name);
      continue;
    }
    const [first = ''] = field.split('.');
    const isKnown = Object.hasOwn(fields, first) || Object.hasOwn(model?.relations ?? {}, first);
    if (!isKnown && (typeof member === 'string' || member.label === undefined))
      report.add(
        'missing-part',
        at,
        `no model knows ${field}, so it needs a label`,
        nearest(field, Object.keys(fields)),
      );
  }
  return aggregate;
}
