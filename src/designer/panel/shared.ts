/** Members that several parts have, edited together. */
import type { Command } from '../../schema/edit/commands.ts';
import { isEqual } from '../../schema/merge/values.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import { definitionOf, schemaOfPlace } from '../outline/parts.ts';
import type { PanelPart } from './changeMember.ts';
import type { ControlTexts } from './controls.ts';
import { membersOf, type Member, type PanelMember } from './members.ts';
import { fieldNameOf } from './panelPage.ts';
import { partAt } from './partAt.ts';
import { memberCommand } from './write.ts';

/** Parts of one kind, and the members that all of them have. */
export interface Shared {
  parts: readonly PanelPart[];
  members: readonly PanelMember[];
}

/** Members that say which part it is: no two parts have the same. */
const own: ReadonlySet<string> = new Set(['name', 'field', 'type']);

/**
 * What parts at these places share; undefined: they are of several kinds, or one of them has no
 * members. Members that are put together of others, or are worked out in all of the parts, are not
 * among them.
 */
export function sharedOf(
  document: unknown,
  paths: readonly Path[],
  { project, texts }: { project: Project; texts: ControlTexts },
): Shared | undefined {
  const parts = paths.flatMap((path) => partAt(document, path) ?? []);
  const kinds = new Set(paths.map((path) => kindOf(document, path)));
  if (parts.length < paths.length || kinds.size !== 1 || kinds.has(undefined)) return undefined;
  const [first = [], ...others] = parts.map(({ schema, path }) =>
    membersOf(schema, { document, path, project }, texts),
  );
  const beside = others.map((members) => new Map(members.map((one) => [fieldNameOf(one), one])));
  const members = first.flatMap((member) => {
    const name = fieldNameOf(member);
    return together([member, ...beside.map((others) => others.get(name))]) ?? [];
  });
  return { parts, members };
}

function kindOf(document: unknown, path: Path): string | undefined {
  const declared = schemaOfPlace(document, path);
  return declared && definitionOf(declared).name;
}

/** The same member of several parts as one; undefined: no control edits it in all of them. */
function together(members: readonly (Member | undefined)[]): PanelMember | undefined {
  const edited = members.filter((one): one is PanelMember => !!one && 'control' in one);
  const [first] = edited;
  if (!first || (first.keys.length === 1 && own.has(first.name))) return undefined;
  // One that is worked out in some of them can be given a value in all.
  if (!members.every((one) => one && !('kinds' in one))) return undefined;
  if (!edited.every(({ control }) => isLike(control, first.control))) return undefined;
  const isMixed = members.some((one) => !isEqual(one?.value, first.value));
  const { choices, ...control } = first.control;
  return {
    ...first,
    control: { ...control, ...(choices && { choices: withoutExpression(choices) }) },
    ...(isMixed && { isMixed, value: undefined, required: false }),
  };
}

type Control = PanelMember['control'];

const isLike = (one: Control, other: Control): boolean =>
  one.widget === other.widget && one.isCode === other.isCode && isEqual(one.props, other.props);

/** Each expression is written where it holds. */
const withoutExpression = (choices: NonNullable<Control['choices']>) =>
  choices.filter(({ value }) => value !== '$expr');

/** The commands that give a member the same value in all parts. */
export function sharedCommands(
  document: unknown,
  parts: readonly PanelPart[],
  { member: { control, keys, framed }, entered }: { member: PanelMember; entered: unknown },
): Command[] {
  const value = control.written(entered ?? undefined);
  return parts.flatMap(
    ({ path, isNamed }) => memberCommand(document, { path, keys, framed, value }, isNamed) ?? [],
  );
}
