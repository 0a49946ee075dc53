/** What differs between two versions of a page, form or model, as people would say it. */
import type { Model } from '../generated/types.gen.ts';
import { say, type Message } from '../locale/message.ts';
import { isObject } from '../isObject.ts';
import { isEqual } from '../merge/values.ts';
import type { FormatName, MetaSchema } from '../meta/schema.ts';
import { memberSchema, resolveSchema, rootSchema } from '../meta/walk.ts';
import type { Change, Comparison, Pair, Place } from './comparison.ts';
import { memberTitle } from './locale/titles/index.ts';
import { compareLists, compareMaps } from './parts.ts';
import { memberSentence, rewrittenSentence } from './sentences.ts';

export type { Change } from './comparison.ts';

/** Two versions of a document. */
export interface Versions {
  format: Extract<FormatName, 'page' | 'form' | 'model'>;
  before: unknown;
  after: unknown;
  /** Models whose labels fields have where the document gives none, by name. */
  models?: Readonly<Record<string, Model>>;
}

const roots: Record<Versions['format'], () => Message> = {
  page: () => say`页面`,
  form: () => say`表单`,
  model: () => say`模型`,
};

/**
 * The differences of two versions in the order of the later one; none exactly when they are equal,
 * whatever the order of members. Items of lists are known by what they name, as in merges.
 */
export function changesBetween({ format, before, after, models = {} }: Versions): Change[] {
  const actions = [after, before].map((one) => (isObject(one) ? one.actions : undefined));
  const comparison: Comparison = {
    root: roots[format](),
    labels: { models, actions: Object.assign({}, ...actions.filter(isObject).reverse()) },
    changes: [],
    compare,
  };
  const schema = rootSchema(format);
  const start = { schema, at: [], was: [], owner: undefined, member: '', model: undefined };
  compare({ before, after }, start, comparison);
  return comparison.changes;
}

function compare(pair: Pair, place: Place, comparison: Comparison): void {
  if (isEqual(pair.before, pair.after)) return;
  const objects = asObjects(pair);
  if (objects) compareObjects(objects, place, comparison);
  else if (Array.isArray(pair.before) && Array.isArray(pair.after))
    compareLists({ before: pair.before, after: pair.after }, place, comparison);
  else comparison.changes.push(changed(pair, place, comparison));
}

function changed(pair: Pair, place: Place, { root }: Comparison): Change {
  const owner = place.owner ?? root;
  const text =
    place.member === ''
      ? say`${owner}改变`
      : memberSentence(owner, memberTitle(place.member), pair);
  return { kind: 'changed', at: place.at, text, ...pair };
}

/** Members that say what kind of thing an object is. */
const tags = ['type', 'from', '$expr', '$text'];

/** Both as objects of one kind; a field written as its name alone is an object with that name. */
function asObjects({ before, after }: Pair): Pair<Readonly<Record<string, unknown>>> | undefined {
  if (!isObject(before) && !isObject(after)) return undefined;
  const [one, other] = [before, after].map((value) =>
    typeof value === 'string' ? { field: value } : value,
  );
  if (!isObject(one) || !isObject(other)) return undefined;
  const isOneKind = tags.every((tag) => isEqual(one[tag], other[tag]));
  const isWhole = isObject(before) && isObject(after);
  return isOneKind && (isWhole || one.field === other.field)
    ? { before: one, after: other }
    : undefined;
}

function compareObjects(
  { before, after }: Pair<Readonly<Record<string, unknown>>>,
  place: Place,
  comparison: Comparison,
): void {
  const count = comparison.changes.length;
  const schema = place.schema && resolveSchema(place.schema, after);
  const model = [after.model, before.model].find((name) => typeof name === 'string');
  const inside = { ...place, schema, model: model ?? place.model };
  if (schema?.properties === undefined && typeof schema?.additionalProperties === 'object')
    compareMaps({ before, after }, inside, comparison);
  else
    for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
      const pair = { before: own(before, key), after: own(after, key) };
      if (!isEqual(pair.before, pair.after))
        compareMember(pair, memberPlace(inside, key), comparison);
    }
  if (comparison.changes.length === count) comparison.changes.push(rewritten(place, comparison));
}

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

function rewritten(place: Place, { root }: Comparison): Change {
  return { kind: 'changed', at: place.at, text: rewrittenSentence(place.owner ?? root) };
}

const memberPlace = (place: Place, key: string): Place => ({
  ...place,
  schema: place.schema && memberSchema(place.schema, key),
  at: [...place.at, key],
  was: [...place.was, key],
  member: key,
});

function compareMember(pair: Pair, place: Place, comparison: Comparison): void {
  const { before, after } = pair;
  if (before !== undefined && after !== undefined) {
    compare(pair, isObject(after) ? within(place) : place, comparison);
    return;
  }
  const parts = partsOf(pair, place.schema);
  if (parts) {
    compareMaps(
      parts,
      { ...place, schema: place.schema && resolveSchema(place.schema, {}) },
      comparison,
    );
    return;
  }
  const { text } = changed(pair, place, comparison);
  comparison.changes.push(
    before === undefined
      ? { kind: 'added', at: place.at, text, after }
      : { kind: 'removed', at: place.was, text, before },
  );
}

/** Parts under names that all came or went: each has its own change. undefined: none there. */
function partsOf({ before = {}, after = {} }: Pair, schema: MetaSchema | undefined) {
  const isFull = Object.keys({ ...(before as object), ...(after as object) }).length > 0;
  return isMap(schema) && isFull && isObject(before) && isObject(after)
    ? { before, after }
    : undefined;
}

/** What is said of the members of an object names the member that holds it. */
function within(place: Place): Place {
  const { owner, member, at } = place;
  // The list of the short form is the page; parts under names say themselves what they are.
  if (isMap(place.schema) || (at.length === 1 && member === 'list')) return place;
  const title = memberTitle(member);
  return { ...place, owner: owner ? say`${owner}的${title}` : title };
}

const isMap = (schema: MetaSchema | undefined): boolean => {
  const resolved = schema && resolveSchema(schema, {});
  return resolved?.properties === undefined && typeof resolved?.additionalProperties === 'object';
};
