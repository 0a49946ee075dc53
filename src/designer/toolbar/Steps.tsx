import { CommandButton } from '../commands/CommandButton.tsx';

/** Undo and redo, and the way to everything else. */
export function Steps() {
  return (
    <span>
      <CommandButton command="undo" type="text" isBare />
      <CommandButton command="redo" type="text" isMirrored isBare />
      <CommandButton command="commands" type="text" aria-haspopup="dialog" isBare />
    </span>
  );
}
