import { useDesigner, useDocument } from '../../state/context.ts';
import type { PanelPart } from '../changeMember.ts';
import { valueBelow, type FramedMember } from '../members.ts';
import { memberCommand } from '../write.ts';

/** What the page says of a frame at present, and a way to write it. */
export function useFrameValue(
  part: PanelPart,
  { keys, framed }: Pick<FramedMember, 'keys' | 'framed'>,
): [value: unknown, write: (value: unknown) => void] {
  const { store } = useDesigner();
  const value = valueBelow({ document: useDocument(), path: part.path }, keys);
  const write = (next: unknown) => {
    const change = { path: part.path, keys, framed, value: next };
    const command = memberCommand(store.document(), change, part.isNamed);
    if (command) store.edit(command, { fromPanel: true });
  };
  return [value, write];
}
