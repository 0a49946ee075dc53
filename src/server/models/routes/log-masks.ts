/** What logs say of the calls of a model's routes. */
import { attachmentsIn } from '../../../schema/record/attachments.ts';
import { isHidden } from '../../../schema/record/index.ts';
import type { EngineContext } from '../operation.ts';
import { sayable } from '../shape/masked.ts';
import { storageOf } from '../shape/codec.ts';
import type { Column, ModelShape } from '../shape/shape.ts';

type Masks = Record<string, (value: unknown) => unknown>;

/**
 * Masked members of bodies, queries and answers by name: those of the model, of its parts, and of
 * records that it refers to, which clients send back as they got them.
 */
export function masksOf({ shapes }: Pick<EngineContext, 'shapes'>, shape: ModelShape): Masks {
  const masks: Masks = {};
  for (const { model } of Object.values(shape.model.relations ?? {})) {
    const related = shapes.get(model);
    if (related) addMasks(masks, related);
  }
  for (const { steps } of shape.related)
    for (const { target } of steps.slice(1)) addMasks(masks, target);
  for (const column of shape.columns) if (!maskOf(column)) delete masks[column.field];
  addPartMasks(masks, shape);
  return masks;
}

function addPartMasks(masks: Masks, shape: ModelShape): void {
  for (const { shape: part } of shape.owned) addPartMasks(masks, part);
  addMasks(masks, shape);
}

/**
 * Of files a log holds the names, of hidden values what all may see; undefined: the value itself.
 */
function maskOf(column: Column): Masks[string] | undefined {
  if (storageOf(column.spec).isFiles)
    return (value) => attachmentsIn(value).map(({ name }) => name);
  return isHidden(column.spec) ? (value) => sayable(column, value) : undefined;
}

function addMasks(masks: Masks, { columns, filters }: ModelShape): void {
  for (const column of columns) {
    const mask = maskOf(column);
    if (!mask) continue;
    masks[column.field] = mask;
    for (const { column: filtered, parameter } of filters)
      if (filtered === column) masks[parameter] = mask;
  }
}
