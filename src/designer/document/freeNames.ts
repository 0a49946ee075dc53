/** Names that nothing else of a page has. */
import { visitParts } from '../../schema/meta/visit.ts';
import { freeName } from '../selection/changes.ts';
import { isObject } from './page.ts';

/** Names of all blocks and fields of a page. */
function namesIn(document: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  visitParts('page', document, ({ value }) => {
    if (isObject(value) && typeof value.name === 'string') names.add(value.name);
  });
  return names;
}

/** The value with a name that nothing else has. */
export function withFreeName(document: unknown, value: unknown): unknown {
  if (!isObject(value) || typeof value.name !== 'string') return value;
  const taken = namesIn(document);
  const { name } = value;
  return taken.has(name) ? { ...value, name: freeName(name, (one) => taken.has(one)) } : value;
}
