import type { CommandSite, DesignerCommand } from './command.ts';

/** Does what is asked, or says why it cannot be done now. */
export function runCommand(command: DesignerCommand, site: CommandSite): void {
  const refusal = command.refusal?.(site);
  if (refusal === undefined) command.run(site);
  else void site.message.info({ key: command.key, content: refusal });
}
