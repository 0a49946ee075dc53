/**
 * What a fault campaign is. Each one is a file of `campaigns/`, runs the real server, does
 * something bad to it again and again while clients write, and counts what became of their writes.
 * `npm run test:faults` runs them in full, campaigns.test.ts a few rounds of each.
 */
import type { DialectName } from '../../src/server/db/database.ts';

export interface Campaign {
  /** Name of its file without the ending. */
  name: string;
  /** What is done to the server, in a few words for the table. */
  about: string;
  /** Databases it has a meaning for. */
  databases: readonly DialectName[];
  rounds: {
    /** Bad events of a whole run. */
    long: number;
    /** Bad events in `npm test`: a few seconds. */
    short: number;
  };
  /** @throws Error when the campaign itself could not be carried out: that is a failure, too */
  run(options: CampaignOptions): Promise<Outcome>;
}

export interface CampaignOptions {
  dialect: DialectName;
  /** Bad events to bring about. */
  rounds: number;
  /** The same seed makes the same choices, as far as the campaign makes them. */
  seed: number;
  /** The campaign may leave out what needs a tool that this machine lacks, saying so. */
  short: boolean;
  /** An empty folder, removed afterwards. */
  folder: string;
  /** One line about how it goes on. */
  report(line: string): void;
}

/** Counts. Those named here are judged; further ones are shown beside them. */
export interface Outcome {
  /** Bad events that took place. */
  events: number;
  /** Writes that were answered with success. */
  acknowledged: number;
  /** Acknowledged, and not there afterwards or not whole. */
  lost: number;
  /** Sent once, and there more than once. */
  doubled: number;
  /** Refused, and there all the same; absent: not looked at. */
  ghosts?: number;
  /** Anything else that must not happen, each as a sentence. */
  broken?: string[];
  [more: string]: number | string | string[] | undefined;
}

/** Why an outcome counts as failed; empty: it held. */
export function complaints({
  events,
  acknowledged,
  lost,
  doubled,
  ghosts,
  broken,
}: Outcome): string[] {
  const found = [...(broken ?? [])];
  if (events === 0) found.push('nothing bad took place');
  if (acknowledged === 0) found.push('nothing was acknowledged');
  if (lost) found.push(`${lost} acknowledged writes were lost`);
  if (doubled) found.push(`${doubled} writes were carried out twice`);
  if (ghosts) found.push(`${ghosts} refused writes were carried out`);
  return found;
}
