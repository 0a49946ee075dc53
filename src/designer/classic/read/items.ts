/** Items of classic forms, and containers of items. */
import type { FormItem, FormLayout } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { Path } from '../../../schema/pointer.ts';
import { ownOver } from '../own.ts';
import { isBlank, itemAt, type ClassicItem } from '../shape.ts';
import { columnsFor, columnsOf, spanIn } from '../spans.ts';
import { rowLayoutOf, rowMembers } from '../rowLayout.ts';
import { buttonTagOf, nearestTag, rowTags, tagOf } from '../tags/index.ts';
import { buttonOf } from './button.ts';
import type { Reading } from './context.ts';
import { fieldOf, textIn } from './fields.ts';
import { isOfEditor } from './members.ts';
import { valueText } from '../../../widgets/choices.ts';

/** Items in the order in which they stand, and the columns in which they do. */
interface ReadItems {
  items: FormItem[];
  columns: number;
}

/** Reads a list of items. */
export function itemsOf(value: unknown, path: Path, reading: Reading): ReadItems {
  if (!Array.isArray(value)) {
    reading.refuse(path, 'array', value);
    return { items: [], columns: 1 };
  }
  const found = value.flatMap((one: unknown, index): ClassicItem[] => {
    if (isObject(one)) return [itemAt(one, [...path, index])];
    reading.refuse([...path, index], 'object', one);
    return [];
  });
  const columns = columnsFor(found.map(({ config }) => spanIn(config.span)));
  return { items: found.flatMap((item) => itemOf(item, columns, reading) ?? []), columns };
}

function itemOf(item: ClassicItem, columns: number, reading: Reading): FormItem | undefined {
  const { config } = item;
  const tag = tagOf(item);
  const name = typeof config.tag === 'string' ? config.tag : '';
  const button = buttonTagOf(item);
  const isRow = config.layout === 'rowFormItem' || (!tag && rowTags.includes(name));
  if (!isRow && !tag && !button) {
    const place = item.placeOf('config', 'tag');
    return void reading.lose('unknownTag', place, { name, nearest: nearestTag(name) });
  }
  const width = columnsOf(spanIn(config.span), columns);
  if (!width.isExact)
    reading.lose('rounded', item.placeOf('config', 'span'), {
      name: valueText(config.span),
      became: `${width.span}/${columns}`,
    });
  const read = isRow
    ? rowOf(item, reading)
    : button
      ? buttonOf(item, button, reading)
      : fieldOf(item, tag!, reading);
  const own = { ...read, ...(width.span > 1 && { span: width.span }) };
  return ownOver(own, config, item.placeOf('config', 'pageloom'), reading) as FormItem;
}

function rowOf(item: ClassicItem, reading: Reading): FormLayout {
  const { config } = item;
  const { items, columns } = itemsOf(
    config.children ?? [],
    item.placeOf('config', 'children'),
    reading,
  );
  const name = textIn(config.componentName);
  const placed = rowLayoutOf(item, reading);
  for (const [member, value] of Object.entries(item.item))
    if (!rowMembers.includes(member) && !isOfEditor(item, 'item', member) && !isBlank(value))
      reading.lose('noPlace', item.placeOf('item', member), { name: member });
  return {
    type: 'grid',
    // Names such as row101 are made up by the editor: they are not kept.
    ...(name !== undefined &&
      !/^row\d+$/.test(name) && {
        name: reading.nameFor(name, item.placeOf('config', 'componentName')),
      }),
    columns,
    ...placed,
    fields: items,
  } as FormLayout;
}
