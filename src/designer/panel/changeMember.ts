import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Command } from '../../schema/edit/commands.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';
import type { Designer } from '../state/context.ts';
import { unreadable, type ControlTexts } from './control.ts';
import { membersOf } from './members.ts';
import { fieldNameOf } from './panelPage.ts';
import { memberCommand } from './write.ts';

/** A part whose members are edited. */
export interface PanelPart {
  path: Path;
  schema: MetaSchema;
  /** It may be written as its name alone. */
  isNamed: boolean;
}

type Tools = Designer & { texts: ControlTexts };

/** Writes what somebody has entered in a field of the panel into the page. */
export function changeMember(
  { store, project, texts }: Tools,
  { path, schema, isNamed }: PanelPart,
  field: string,
  entered: unknown,
): void {
  const document = store.document();
  if (!existsAt(document, path)) return;
  const members = membersOf(schema, { document, path, project }, texts);
  const member = members.find((one) => fieldNameOf(one) === field);
  const value = member?.control.written(entered ?? undefined);
  if (!member || value === unreadable) return;
  const command = memberCommand(document, { path, keys: member.keys, value }, isNamed);
  if (!command) return;
  // Where the value needs another control, the panel is drawn anew.
  const another = isComputed(value) !== isComputed(member.value) || member.name === 'widget';
  const gesture = `${toPointer(path)} ${field}`;
  if (member.name === 'name' && rename({ store, path, value })) return;
  store.edit(command, { gesture, fromPanel: !another });
}

const isComputed = (value: unknown): boolean => isObject(value) && '$expr' in value;

/** A block whose name others refer to gets another one with all of them. */
function rename({
  store,
  path,
  value,
}: {
  store: Designer['store'];
  path: Path;
  value: unknown;
}): boolean {
  const before = valueAt(store.document(), path);
  const isBlock = isObject(before) && typeof before.type === 'string' && path[0] !== 'forms';
  if (!isBlock || typeof before.name !== 'string' || typeof value !== 'string') return false;
  const command: Command = { type: 'rename', at: path, to: value };
  return store.edit(command, { fromPanel: true, gesture: `${toPointer(path)} name` });
}
