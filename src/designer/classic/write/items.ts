/** Items of forms of ours as items of the classic editor, without what stands over them. */
import type {
  FormButton,
  FormField,
  FormItem,
  FormLayout,
} from '../../../schema/generated/types.gen.ts';
import type { Members } from '../shape.ts';
import { rowLayoutWritten } from '../rowLayout.ts';
import { spanOf } from '../spans.ts';
import { buttonRooms } from './button.ts';
import { fieldRooms, type Rooms } from './fields.ts';

/** Numbers of items, from 101. */
type NextId = () => number;

export function itemsWritten(
  items: readonly FormItem[],
  columns: number,
  nextId: NextId,
): Members[] {
  return items.map((item) => itemWritten(item, columns, nextId));
}

const spanned = (span: number | undefined, columns: number): number => spanOf(span ?? 1, columns);

function itemWritten(item: FormItem, columns: number, nextId: NextId): Members {
  const formId = nextId();
  const own = { formId, renderKey: String(formId) };
  if (typeof item === 'string') return fieldWritten({ name: item }, columns, own);
  if (!('type' in item)) return fieldWritten(item as FormField, columns, own);
  return item.type === 'button'
    ? placed(item, buttonRooms(item), columns, own)
    : rowWritten(item, columns, own, nextId);
}

const fieldWritten = (field: FormField, columns: number, own: Members): Members =>
  placed({ ...field, name: field.name ?? field.field }, fieldRooms(field), columns, own);

/** An item of its rooms, with its name and its place in the row. */
const placed = (
  { name, span }: { name?: string | undefined; span?: number },
  { item, config, slot }: Rooms,
  columns: number,
  own: Members,
): Members => ({
  __config__: { ...config, span: spanned(span, columns), ...own },
  __slot__: slot,
  __vModel__: name,
  ...item,
});

/** Layout that is written as a container. */
type Container = Exclude<FormLayout, FormButton>;

/** Fields in a piece of layout: of all its parts, one after the other. */
export const fieldsIn = (layout: Container): readonly FormItem[] =>
  'items' in layout ? layout.items.flatMap(({ fields }) => fields) : layout.fields;

/** A container with the fields, whichever kind of layout holds them. */
function rowWritten(layout: Container, columns: number, own: Members, nextId: NextId): Members {
  const inside = 'columns' in layout && typeof layout.columns === 'number' ? layout.columns : 1;
  const span = 'span' in layout ? layout.span : undefined;
  return {
    __config__: {
      layout: 'rowFormItem',
      tag: 'a-row',
      tagIcon: 'row',
      layoutTree: true,
      componentName: ('name' in layout && layout.name) || `row${String(own.formId)}`,
      span: spanned(span, columns),
      children: itemsWritten(fieldsIn(layout), inside, nextId),
      ...own,
    },
    ...rowLayoutWritten(layout.type === 'grid' ? layout : {}),
  };
}
