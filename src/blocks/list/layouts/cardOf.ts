import type { ActionPlan } from '../../../schema/compile/plan.ts';
import { PageError } from '../../../schema/compile/compilation.ts';
import { defined } from '../../../schema/defined.ts';
import type { LayoutFields } from '../../../schema/generated/types.gen.ts';
import type { ColumnPlan } from '../plan.ts';
import type { LayoutField, LayoutSite } from './layout.ts';
import type { CardPlan } from './plan.ts';

/** What opens a row: the link of its title, else another link, a click on it, or its form. */
const openerOf = (
  { action }: ColumnPlan,
  { columns, onRowClick, row, more }: LayoutSite['plan'],
): ActionPlan | undefined =>
  action ??
  columns.find((column) => column.action)?.action ??
  onRowClick ??
  [...row, ...more].find(({ key }) => key === 'edit');

/** What a layout says of its cards. */
interface Cards {
  title?: LayoutField;
  fields?: LayoutFields;
}

/** The cards of a layout; `shownElsewhere` are fields that it shows in another way. */
export function cardOf(
  { title: own, fields: chosen }: Cards,
  { plan, model, column, path }: LayoutSite,
  shownElsewhere: readonly string[],
): CardPlan {
  const named = model?.labelField ?? plan.columns[0]?.field;
  const first = own ?? named;
  const head = first === undefined ? undefined : column(first, [...path, 'title']);
  const shown = head ?? plan.columns[0];
  if (!shown) throw new PageError('Cards need a title', path);
  const compiled = chosen?.flatMap(
    (entry, index) => column(entry, [...path, 'fields', index]) ?? [],
  );
  // The card itself makes it a link.
  const { action: _link, ...text } = shown;
  return {
    title: text,
    ...defined({ open: openerOf(shown, plan), fields: compiled }),
    shownElsewhere: [shown.field, ...shownElsewhere],
  };
}
