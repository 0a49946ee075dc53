import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Command } from '../../schema/edit/commands.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { memberSchema } from '../../schema/meta/walk.ts';
import { toPointer, type Path } from '../document/path.ts';
import type { Designer } from '../state/context.ts';
import { asObject, isComputed, type Member } from './members.ts';
import { textMembers } from './ways.ts';
import { memberCommand } from './write.ts';

/** A part whose members are edited. */
export interface PanelPart {
  path: Path;
  schema: MetaSchema;
  /** It may be written as its name alone. */
  isNamed: boolean;
}

/**
 * Writes what somebody has entered for a member as it is shown; of members that are worked out,
 * their value itself.
 */
export function changeMember(
  { store }: Pick<Designer, 'store'>,
  { path, schema, isNamed }: PanelPart,
  { member, entered }: { member: Member; entered: unknown },
): void {
  const document = store.document();
  if (!existsAt(document, path)) return;
  const value = 'control' in member ? member.control.written(entered ?? undefined) : entered;
  const { keys, framed } = member;
  const command = memberCommand(document, { path, keys, framed, value }, isNamed);
  if (!command) return;
  const isShown =
    !needsAnother(member, value) && !endsTexts(schema, valueAt(document, path), command);
  store.edit(command, { gesture: toPointer([...path, ...keys]), fromPanel: isShown });
}

/** Whether the new value needs another control: the panel is drawn anew then. */
function needsAnother(member: Member, value: unknown): boolean {
  const wasRule = 'isAlways' in member;
  if ('kinds' in member || (wasRule && member.isAlways)) return false;
  return isComputed(value) !== wasRule || member.name === 'widget';
}

/** Whether the last of several texts is taken away: there is one for all of them again. */
function endsTexts(schema: MetaSchema, part: unknown, { type, ...command }: Command): boolean {
  const key = type === 'remove' && 'at' in command ? String(command.at.at(-1)) : '';
  const member = memberSchema(schema, key);
  return member !== undefined && textMembers(member, asObject(part)[key]) !== undefined;
}
