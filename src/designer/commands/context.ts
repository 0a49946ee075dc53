import { createContext, useContext } from 'react';
import { useDesignerState } from '../state/context.ts';
import type { CommandSite, DesignerCommand } from './command.ts';

/** What can be done, and with what. */
export interface Commands {
  all: readonly DesignerCommand[];
  site: CommandSite;
}

export const CommandsContext = createContext<Commands | null>(null);

/** The commands around a component; throws outside the designer. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('useCommands must be used inside the designer');
  return commands;
}

/** A command as it is now. */
export interface PresentCommand {
  command: DesignerCommand;
  /** Why it cannot be done; undefined: it can. */
  refusal: string | undefined;
  isOn: boolean;
  run(): void;
}

/** A command by its key; undefined: it is not there, such as one without the permission for it. */
export function useCommand(key: string): PresentCommand | undefined {
  const { all, site } = useCommands();
  const command = all.find((one) => one.key === key);
  const refusal = useDesignerState(() => command?.refusal?.(site));
  const isOn = useDesignerState(() => command?.isOn?.(site) ?? false);
  return command && { command, refusal, isOn, run: () => command.run(site) };
}
