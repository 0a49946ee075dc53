/**
 * Reloads that were written down and happen by themselves now: a write makes what shows its
 * resource load again.
 */
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject } from '../rule.ts';

/**
 * Whether a write may have changed what a request answers; as src/runtime/data/writes.ts has it,
 * over addresses with their parts.
 */
function concerns(written: string, read: string): boolean {
  const last = read.slice(read.lastIndexOf('/') + 1);
  const resource =
    /^[a-z]*$/i.test(last) && /list/i.test(last) ? read.slice(0, -last.length - 1) : read;
  return written === resource || written.startsWith(`${resource}/`);
}

/** What the steps belong to. */
type Owner = { action: string } | { form: string };

const urlOf = (request: unknown): string | undefined =>
  isObject(request) && typeof request.url === 'string' ? request.url : undefined;

/** Addresses that are written before a step; undefined stands for the resource of the model. */
function writesOf(steps: readonly JsonObject[], page: JsonObject, owner: Owner) {
  const sent = steps
    .filter(({ type, method = 'GET' }) => type === 'request' && method !== 'GET')
    .map(urlOf);
  if ('action' in owner) return sent;
  const form = isObject(page.forms) ? page.forms[owner.form] : undefined;
  const submit = isObject(form) && isObject(form.submit) ? Object.values(form.submit) : [{}];
  return [...submit.map(urlOf), ...sent];
}

/** Every list of a page by its name, with what it says of its rows. */
function listsOf(page: JsonObject): Map<string, JsonObject> {
  const lists = new Map<string, JsonObject>(isObject(page.list) ? [['list', page.list]] : []);
  changeObjects(page, (value) => {
    if (value.type === 'list' && typeof value.name === 'string')
      lists.set(value.name, isObject(value.list) ? value.list : value);
    return value;
  });
  return lists;
}

/**
 * Whether a list of the page offers what the steps belong to: the list that they are started from
 * loads again.
 */
function isStartedInList(page: JsonObject, owner: Owner): boolean {
  let inList = false;
  let elsewhere = false;
  changeObjects(page, (value) => {
    if ('form' in owner) elsewhere ||= value.type === 'form' && value.form === owner.form;
    else {
      const offers = (member: unknown) => Array.isArray(member) && member.includes(owner.action);
      inList ||=
        [value.toolbar, value.row, value.more].some(offers) ||
        (value.type !== 'action' && value.action === owner.action);
      elsewhere ||= offers(value.actions);
    }
    return value;
  });
  return !elsewhere && (inList || 'form' in owner);
}

/** The steps without reloads that a write before them brings about anyway. */
export function withoutOrdinaryReloads(
  steps: JsonObject[],
  page: JsonObject,
  owner: Owner,
): JsonObject[] {
  return steps.filter((step, index) => {
    if (step.type !== 'reload') return true;
    const writes = writesOf(steps.slice(0, index), page, owner);
    return writes.length === 0 || !isOrdinary(step, writes, page, owner);
  });
}

const modelOf = (part: JsonObject, page: JsonObject): unknown => part.model ?? page.model;

/** Model of a form; a list's own where the page has none. */
function ownerModel(page: JsonObject, owner: Owner): unknown {
  const form = 'form' in owner && isObject(page.forms) ? page.forms[owner.form] : undefined;
  return isObject(form) ? modelOf(form, page) : undefined;
}

function isOrdinary(
  { block, source }: JsonObject,
  writes: readonly (string | undefined)[],
  page: JsonObject,
  owner: Owner,
): boolean {
  if (block === undefined && source === undefined) return isStartedInList(page, owner);
  if (block !== undefined && source !== undefined) return false;
  const list = typeof block === 'string' ? listsOf(page).get(block) : undefined;
  const sources = isObject(page.sources) ? page.sources : {};
  const named = typeof source === 'string' && Object.hasOwn(sources, source) && sources[source];
  if (list && list.url === undefined && list.request === undefined)
    return writes.includes(undefined) && modelOf(list, page) === ownerModel(page, owner);
  const read = urlOf(
    list ? (list.request ?? list) : isObject(named) ? (named.request ?? named) : undefined,
  );
  return (
    read !== undefined && writes.some((written) => written !== undefined && concerns(written, read))
  );
}
