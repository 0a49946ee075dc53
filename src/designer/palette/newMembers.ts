/** Members that a part may have beside its lists: one part, or several under names. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { samePath, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { holderOf, holdsParts, objectSchema, schemaOfPlace } from '../outline/parts.ts';
import type { Designer } from '../state/context.ts';
import { completed } from './starter.ts';
import { kindAt } from './target.ts';

/** A member that can be added to a part: one part, or one of several under names. */
export interface NewMember {
  /** The part; empty: the page. */
  place: Path;
  key: string;
  schema: MetaSchema;
  isNamed: boolean;
}

/** Members of a part that hold parts by names, or are one part that is not there yet. */
function membersAt(document: unknown, place: Path): NewMember[] {
  const value = existsAt(document, place) ? valueAt(document, place) : undefined;
  const declared = schemaOfPlace(document, place);
  const resolved = declared && isObject(value) ? objectSchema(declared, value) : undefined;
  return Object.entries(resolved?.properties ?? {}).flatMap<NewMember>(([key, schema]) => {
    if (holderOf(schema)?.kind === 'map') return [{ place, key, schema, isNamed: true }];
    const isAbsent = isObject(value) && !(key in value);
    return isAbsent && holdsParts(schema) ? [{ place, key, schema, isNamed: false }] : [];
  });
}

/** What the page, and what the chosen part may have. */
export const newMembers = (document: unknown, chosen: Path): NewMember[] => [
  ...membersAt(document, []),
  ...(chosen.length > 0 ? membersAt(document, chosen) : []),
];

/** The member at a place, which may not be there yet. */
export const newMemberAt = (document: unknown, at: Path): NewMember | undefined =>
  membersAt(document, at.slice(0, -1)).find(({ place, key }) => samePath([...place, key], at));

/** What adding it is called. */
export function newMemberLabel(document: unknown, { place, key }: NewMember): string {
  const texts = designerTexts();
  return place.length === 0
    ? texts.add(texts.member(key))
    : texts.addTo(texts.part(kindAt(document, place) ?? ''), texts.member(key));
}

/** Adds a member to a part, or one to a map of it, with what it must have. */
export function addMember(
  { store, project }: Designer,
  { place, key, schema }: NewMember,
  name?: string,
): void {
  const document = store.document();
  const item = holderOf(schema)?.item ?? schema;
  const holder = [...place, key];
  const path = name === undefined ? holder : [...holder, name];
  const value = completed(item, {}, { document, path: holder, project });
  if (name === undefined || existsAt(document, holder))
    store.edit({ type: 'insert', at: path, value }, { choose: path });
  else store.edit({ type: 'set', at: holder, value: { [name]: value } }, { choose: path });
}

/** Adds a member; where it needs a name, asks for one first. */
export function beginMember(designer: Designer, member: NewMember): void {
  const { place, key, isNamed } = member;
  if (isNamed) designer.store.setState({ asked: [...place, key] });
  else addMember(designer, member);
}
