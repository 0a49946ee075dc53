/** Migrations of the page format. */
import type { JsonObject, Step } from './migrate.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Renames members in place of order; a member that already has the new name wins. */
function rename(value: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  const isTaken = (name: string | undefined): boolean => name !== undefined && name in value;
  const entries = Object.entries(value).filter(([key]) => !isTaken(names[key]));
  return Object.fromEntries(entries.map(([key, member]) => [names[key] ?? key, member]));
}

function liftList(list: JsonObject): JsonObject {
  const lifted = rename(list, { actions: 'row' });
  if (Array.isArray(lifted.columns))
    lifted.columns = lifted.columns.map((column: unknown) =>
      isObject(column) ? rename(column, { name: 'field', title: 'label' }) : column,
    );
  if (Array.isArray(lifted.expand)) lifted.expand = lifted.expand.map(liftBlock);
  return lifted;
}

const liftBody = <T>(holder: T): T =>
  isObject(holder) && Array.isArray(holder.body)
    ? { ...holder, body: holder.body.map(liftBlock) }
    : holder;

function liftBlock(block: unknown): unknown {
  if (!isObject(block)) return block;
  const lifted = liftBody(block);
  if (lifted.type === 'list' && isObject(lifted.list))
    return { ...lifted, list: liftList(lifted.list) };
  if (lifted.type === 'tabs' && Array.isArray(lifted.items))
    return { ...lifted, items: lifted.items.map(liftBody) };
  if (lifted.type === 'split' && Array.isArray(lifted.panes))
    return { ...lifted, panes: lifted.panes.map(liftBody) };
  return lifted;
}

/** Version 0, of the first drafts: columns were named by `name` and `title`, row actions stood under `actions`. */
const fromDraft: Step = {
  from: 0,
  lift(page) {
    const lifted = liftBody(page);
    return isObject(lifted.list) ? { ...lifted, list: liftList(lifted.list) } : { ...lifted };
  },
};

export const pageSteps: readonly Step[] = [fromDraft];
