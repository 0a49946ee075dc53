import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Path } from '../document/path.ts';
import { definitionOf, objectSchema, schemaOfPlace } from '../outline/parts.ts';
import type { PanelPart } from './changeMember.ts';

/** The part at a place that has members; undefined: a list, or free JSON. */
export function partAt(document: unknown, path: Path): PanelPart | undefined {
  if (!existsAt(document, path)) return undefined;
  const declared = schemaOfPlace(document, path);
  const value = valueAt(document, path);
  const schema = declared && objectSchema(declared, value);
  if (!declared || !schema?.properties || Array.isArray(value)) return undefined;
  const { anyOf = [] } = definitionOf(declared).schema;
  const isNamed = anyOf.some((branch) => definitionOf(branch).schema.type === 'string');
  return { path, schema, isNamed };
}
