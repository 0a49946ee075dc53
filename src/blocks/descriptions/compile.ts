import { allowedAt, readableAt } from '../../schema/compile/access.ts';
import { fieldAt, type Compilation, type KnownField } from '../../schema/compile/compilation.ts';
import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { compileDisplay } from '../../schema/compile/display.ts';
import { pathsRead } from '../../schema/compile/rules.ts';
import { defined } from '../../schema/defined.ts';
import type { Item, ItemObject, Model } from '../../schema/generated/types.gen.ts';
import type { Path } from '../../schema/pointer.ts';
import type { DescriptionsPlan } from './plan.ts';

export function compile(
  { title, record, columns = 1, bordered = true, fields }: BlockOf<'descriptions'>,
  { compilation, model, path, at }: BlockSite,
): BlockContent<'descriptions'> {
  const items = compileItems(compilation, fields, model, at('fields'));
  const sources = (record ? pathsRead(record.$expr, path) : []).flatMap(([root, name]) =>
    root === 'sources' && name !== undefined ? [name] : [],
  );
  return { ...defined({ title, record }), sources, columns, bordered, items };
}

/** The label and value pairs that the viewer may see. */
function compileItems(
  compilation: Compilation,
  items: readonly Item[],
  model: Model | undefined,
  path: Path,
): DescriptionsPlan['items'] {
  return items.flatMap((entry, index) => {
    const item: ItemObject = typeof entry === 'string' ? { field: entry } : entry;
    const at = [...path, index];
    const { field, ...known }: KnownField =
      item.field === undefined ? { denied: false } : fieldAt(compilation, model, item.field);
    if (!readableAt(compilation, at, known)) return [];
    if (!allowedAt(compilation, at, { access: item.access, model })) return [];
    const display = compileDisplay(compilation, item, field, model, 'record', at);
    const { field: name, span = 1, visible } = item;
    const plan = { ...display, span, ...defined({ field: name, visible }) };
    compilation.observer?.made(at, plan);
    return [plan];
  });
}
