import type { DesignerTexts } from '../../locale/index.ts';
import { definitionOf } from '../../outline/parts.ts';
import type { Kind } from '../shape.ts';
import { valueTitle } from '../valueTitle.ts';

/** What one of the kinds of a value is called. */
export function kindTitle({ name, schema, isConstant }: Kind, texts: DesignerTexts): string {
  const { yes, no, byExpression, frames, values } = texts;
  if (isConstant) {
    const value = schema.const;
    if (typeof value === 'boolean') return value ? yes : no;
    return value === null ? frames.none : valueTitle(value, values);
  }
  if (name === 'Expression') return byExpression;
  const title = name === undefined ? name : texts.part(name);
  if (title !== undefined && title !== name) return title;
  const { type, properties } = definitionOf(schema).schema;
  return properties
    ? frames.each
    : (frames.types[name ?? ''] ?? frames.types[String(type)] ?? String(name));
}
