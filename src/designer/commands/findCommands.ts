/** Commands that somebody means by what is typed. */
import type { SoundMatch } from '../../parts/sounds.ts';
import { hitOf, remembering, wordsOf, worstRank, type Range } from '../find/match.ts';
import { commandGroups, type CommandSite, type DesignerCommand } from './command.ts';

/** A command as it is offered. */
export interface FoundCommand {
  command: DesignerCommand;
  marks: readonly Range[];
  refusal: string | undefined;
}

/**
 * The commands that are meant, the best first, and of those that are meant as well what can be done
 * first. Without a text all of them, by their groups.
 */
export function findCommands(
  commands: readonly DesignerCommand[],
  typed: string,
  { site, sounds }: { site: CommandSite; sounds: SoundMatch | undefined },
): FoundCommand[] {
  const words = wordsOf(typed);
  const heard = remembering(sounds);
  const found = commands.flatMap((command) => {
    const context = command.note === undefined ? [] : [command.note];
    const hit = hitOf(command.label, words, { sounds: heard, context });
    const noted = hit ? undefined : hitOf(command.note ?? '', words, { sounds: heard });
    if (words.length > 0 && !hit && !noted) return [];
    const refusal = command.refusal?.(site);
    return [{ command, marks: hit?.marks ?? [], refusal, rank: hit?.rank ?? worstRank }];
  });
  const groupOf = ({ command }: FoundCommand) => commandGroups.indexOf(command.group);
  const isRefused = ({ refusal }: FoundCommand) => Number(refusal !== undefined);
  return words.length === 0
    ? found.toSorted((one, other) => groupOf(one) - groupOf(other))
    : found.toSorted(
        (one, other) =>
          one.rank - other.rank ||
          isRefused(one) - isRefused(other) ||
          groupOf(one) - groupOf(other),
      );
}
