/** What became of the parts of a document: blocks, columns, fields, forms, actions. */
import { say, type Message } from '../locale/message.ts';
import { isEqual } from '../merge/values.ts';
import { memberSchema, resolveSchema } from '../meta/walk.ts';
import { alignLists, renamedKeys } from './align.ts';
import type { Comparison, Pair, Place } from './comparison.ts';
import { memberTitle } from './locale/titles/index.ts';
import { kindOf, partName, type Named } from './names.ts';
import { addedSentence, movedSentence, removedSentence, renamedSentence } from './sentences.ts';

/** A part of a list or map, and what it is called together with what holds it. */
function partIn(place: Place, named: Pick<Named, 'value' | 'key'>, { labels }: Comparison) {
  const schema = place.schema && memberSchema(place.schema, named.key);
  const name = partName({ ...named, schema, member: place.member, model: place.model }, labels);
  return { schema, name, whole: place.owner ? say`${place.owner}的${name}` : name };
}

/** What became of parts under names. */
export function compareMaps(
  { before, after }: Pair<Readonly<Record<string, unknown>>>,
  place: Place,
  comparison: Comparison,
): void {
  const { changes } = comparison;
  const renamed = renamedKeys(before, after);
  const former = new Set(renamed.values());
  for (const [key, value] of Object.entries(after)) {
    const { name, whole, schema } = partIn(place, { value, key }, comparison);
    const at = [...place.at, key];
    const was = [...place.was, key];
    const previous = renamed.get(key);
    if (previous !== undefined)
      changes.push({
        kind: 'renamed',
        at,
        text: renamedSentence(whole, previous),
        before: previous,
        after: key,
      });
    else if (!Object.hasOwn(before, key))
      changes.push({ kind: 'added', at, text: addedSentence(place.owner, name), after: value });
    else
      compareItem(
        { before: before[key], after: value },
        { ...place, schema, at, was },
        partIn(place, { value: before[key], key }, comparison).whole,
        comparison,
      );
  }
  for (const [key, value] of Object.entries(before))
    if (!Object.hasOwn(after, key) && !former.has(key)) {
      const { name } = partIn(place, { value, key }, comparison);
      const at = [...place.was, key];
      changes.push({
        kind: 'removed',
        at,
        text: removedSentence(place.owner, name),
        before: value,
      });
    }
}

/** What became of the items of a list. */
export function compareLists(
  { before, after }: Pair<readonly unknown[]>,
  given: Place,
  comparison: Comparison,
): void {
  const { changes } = comparison;
  const place = { ...given, schema: given.schema && resolveSchema(given.schema, after) };
  for (const { before: former, after: later, isMoved } of alignLists(before, after)) {
    if (!later) {
      const { index, value } = former!;
      const { name } = partIn(place, { value, key: index }, comparison);
      const at = [...place.was, index];
      changes.push({
        kind: 'removed',
        at,
        text: removedSentence(holderOf(place), name),
        before: value,
      });
      continue;
    }
    const { index, value } = later;
    const { schema, name } = partIn(place, { value, key: index }, comparison);
    const at = [...place.at, index];
    if (!former) {
      changes.push({ kind: 'added', at, text: addedSentence(holderOf(place), name), after: value });
      continue;
    }
    // By the name that people know: the label may be what changed.
    const { whole } = partIn(place, { value: former.value, key: index }, comparison);
    if (isMoved) {
      const beside = (key: number) =>
        key >= 0 && key < after.length
          ? partIn(place, { value: after[key], key }, comparison).name
          : undefined;
      const text = movedSentence(whole, { next: beside(index + 1), previous: beside(index - 1) });
      changes.push({ kind: 'moved', at, text, before: former.index, after: index });
    }
    const was = [...place.was, former.index];
    compareItem(
      { before: former.value, after: value },
      { ...place, schema, at, was },
      whole,
      comparison,
    );
  }
}

/** Plain names are in the lists of something: 工具栏增加…; of others the kind says where. */
function holderOf({ owner, member, schema, model }: Place): Message | undefined {
  const item = schema && memberSchema(schema, 0);
  const kind = kindOf({ member, schema: item, value: '', key: 0, model });
  const title = memberTitle(member);
  if (kind.pattern === title.pattern) return owner;
  return owner ? say`${owner}的${title}` : title;
}

function compareItem(pair: Pair, place: Place, whole: Message, comparison: Comparison): void {
  if (isEqual(pair.before, pair.after)) return;
  const inside = { ...place, owner: whole, member: '' };
  comparison.compare(pair, inside, comparison);
}
