import type { CommandSite, DesignerCommand } from './command.ts';
import type { Commands } from './context.ts';
import { isPressed, type Pressed } from './keys.ts';

/** Does what is asked, or says why it cannot be done now. */
export function runCommand(command: DesignerCommand, site: CommandSite): void {
  const refusal = command.refusal?.(site);
  if (refusal === undefined) command.run(site);
  else void site.message.info({ key: command.key, content: refusal });
}

/**
 * Does what keys stand for, or says why it cannot be done now.
 *
 * @returns whether they stand for a command that is heard
 */
export function runKeys(
  { all, site }: Commands,
  event: Pressed,
  isHeard: (heard: DesignerCommand['heard']) => boolean,
): boolean {
  const command = all.find(
    ({ heard, keys = [] }) => isHeard(heard) && keys.some((one) => isPressed(one, event)),
  );
  if (!command || (command.isQuiet && command.refusal?.(site) !== undefined)) return false;
  runCommand(command, site);
  return true;
}

/** Does with the chosen parts what keys stand for, where parts are shown. */
export const runPartKeys = (commands: Commands, event: Pressed): boolean =>
  runKeys(commands, event, (heard) => heard === 'parts');
