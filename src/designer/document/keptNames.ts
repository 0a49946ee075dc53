/** Names of blocks that keep something for each person. */
import { blockCatalogue } from '../../blocks/catalogue.ts';
import type { Command } from '../../schema/edit/commands.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { withFreeName } from './freeNames.ts';
import { isObject } from './page.ts';
import { toPointer, type Path } from './path.ts';

/** Whether there is a block at a place that keeps something. */
function keepsAt(document: unknown, at: Path): boolean {
  const block = existsAt(document, at) ? valueAt(document, at) : undefined;
  if (!isObject(block)) return false;
  const keeps = blockCatalogue.find(({ name }) => name === block.type)?.keeps;
  return keeps?.(block as never) ?? false;
}

/**
 * Names the blocks that changes have made keep something: what is kept under a place would belong
 * to another block when the block is moved.
 */
export function namesToKeep(
  before: unknown,
  after: unknown,
  commands: readonly Command[],
): Command[] {
  const places = commands.flatMap((command) =>
    command.type === 'set'
      ? command.at.map((_, index): Path => command.at.slice(0, index + 1))
      : [],
  );
  const different = [...new Map(places.map((at) => [toPointer(at), at])).values()];
  return different.flatMap((at): Command[] => {
    if (keepsAt(before, at) || !keepsAt(after, at)) return [];
    const block = valueAt(after, at) as Readonly<Record<string, unknown>>;
    if (block.name !== undefined) return [];
    const { name } = withFreeName(after, { name: block.type }) as { name: unknown };
    return [{ type: 'set', at: [...at, 'name'], value: name }];
  });
}
