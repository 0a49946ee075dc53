/** Items of forms of ours as items of the classic editor, without what stands over them. */
import type { FormField, FormItem, FormLayout } from '../../../schema/generated/types.gen.ts';
import type { Members } from '../shape.ts';
import { rowLookWritten } from '../rowLook.ts';
import { spanOf } from '../spans.ts';
import { fieldRooms } from './fields.ts';

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
  return 'type' in item
    ? rowWritten(item, columns, own, nextId)
    : fieldWritten(item as FormField, columns, own);
}

function fieldWritten(field: FormField, columns: number, own: Members): Members {
  const { item, config, slot } = fieldRooms(field);
  return {
    __config__: { ...config, span: spanned(field.span, columns), ...own },
    __slot__: slot,
    __vModel__: field.name ?? field.field,
    ...item,
  };
}

/** Fields in a piece of layout: of all its parts, one after the other. */
export const fieldsIn = (layout: FormLayout): readonly FormItem[] =>
  'items' in layout ? layout.items.flatMap(({ fields }) => fields) : layout.fields;

/** A container with the fields, whichever kind of layout holds them. */
function rowWritten(layout: FormLayout, columns: number, own: Members, nextId: NextId): Members {
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
    ...rowLookWritten(layout.type === 'grid' ? layout : {}),
  };
}
