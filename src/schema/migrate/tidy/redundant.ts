/**
 * What a page says and would hold anyway goes: a label that is the model's, the control that the
 * type of the field brings, an address that follows from the model. Whether it would is not known
 * here but tried: the page without it compiles to the same plan.
 */
import { compilePage } from '../../compile/index.ts';
import type { Page } from '../../generated/types.gen.ts';
import { checkFormat } from '../../load/format.ts';
import { isObject } from '../../isObject.ts';
import { type JsonObject } from '../rule.ts';
import type { TidyContext } from './context.ts';

/**
 * Members that say something beyond the plan of a viewer who may do everything: to the server, to
 * the checker, or to a reader.
 */
const kept = new Set([
  '$schema',
  'version',
  'id',
  'title',
  'description',
  'model',
  'access',
  'type',
  'name',
]);

/** Members that are for the server, all of them: no plan has anything of them. */
const forServer = new Set(['menu', 'permissions']);

/** Lists whose items may be plain names of fields. */
const fieldLists = new Set(['query', 'columns', 'fields']);

/** Gives the page's plan as a text; undefined where it is no page. */
function planOf(page: JsonObject, { models, vocabulary }: TidyContext): string | undefined {
  if (checkFormat('page', page).length > 0) return undefined;
  const { protocol } = vocabulary;
  const rights = { ...protocol.rights, hasPermission: () => true, hasRole: () => true };
  try {
    const plan = compilePage({
      page: page as unknown as Page,
      models: Object.fromEntries(models),
      viewer: { permissions: [], roles: [] },
      vocabulary: { ...vocabulary, protocol: { ...protocol, rights } },
    });
    return JSON.stringify(plan);
  } catch {
    // Without this member the page could not be shown, so it says something.
    return undefined;
  }
}

/** A field that says nothing but which one it is, as its name. */
const named = (item: unknown): unknown =>
  isObject(item) && typeof item.field === 'string' && Object.keys(item).length === 1
    ? item.field
    : item;

/** Tries to leave out every member of a value, the outermost first. */
function reduced(value: unknown, key: string, isSame: (candidate: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    items.forEach((item, index) => {
      items[index] = reduced(item, key, (other) => isSame(items.with(index, other)));
      const short = fieldLists.has(key) ? named(items[index]) : items[index];
      if (isSame(items.with(index, short))) items[index] = short;
    });
    return items;
  }
  if (!isObject(value)) return value;
  let left = value;
  for (const [name, member] of Object.entries(value)) {
    if (key === '' && forServer.has(name)) continue;
    const { [name]: _gone, ...without } = left;
    if (!kept.has(name) && isSame(without)) left = without;
    else
      left = {
        ...left,
        [name]: reduced(member, name, (other) => isSame({ ...left, [name]: other })),
      };
  }
  return left;
}

export function redundant(page: JsonObject, context: TidyContext): JsonObject {
  const plan = planOf(page, context);
  if (plan === undefined) return page;
  return reduced(
    page,
    '',
    (candidate) => planOf(candidate as JsonObject, context) === plan,
  ) as JsonObject;
}
