/** The tabs of the panel, and which member stands in which. */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { definitionOf } from '../outline/parts.ts';

/** Tabs of the panel, in their order. */
export const memberGroups = ['properties', 'validation', 'linkage', 'data', 'access'] as const;
export type MemberGroup = (typeof memberGroups)[number];

const validation = new Set(
  'required minLength maxLength minimum maximum pattern format messages assert message validate min max'.split(
    ' ',
  ),
);
const data = new Set(
  (
    'model url params records record source sources options load submit values body method ' +
    'aggregate state key default value valueType sent hidden recordKey'
  ).split(' '),
);
const linkage = new Set([
  'if',
  'rowVisible',
  'modes',
  'selectable',
  'checked',
  'rowTone',
  'target',
  'set',
]);

/** The tab of a member. */
export function groupOf(key: string, schema: MetaSchema): MemberGroup {
  const { name } = definitionOf(schema);
  if (name === 'access' || key === 'permissions') return 'access';
  if (validation.has(key)) return 'validation';
  if (name === 'Condition' || linkage.has(key)) return 'linkage';
  return data.has(key) ? 'data' : 'properties';
}
