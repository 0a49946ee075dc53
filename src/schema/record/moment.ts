/** Moments as people and browsers write them. */
import { readDate } from './readDate.ts';

/** An instant as browsers write it: with T, perhaps fractions, and a zone. */
const instant = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The moment that a text names, in epoch milliseconds to the second; undefined when it names none.
 *
 * @param hoursAhead hours by which the clock of texts without a zone is ahead of UTC
 */
export function momentOf(text: string, hoursAhead: number): number | undefined {
  const match = instant.exec(text.trim());
  const zone = match?.[3];
  const local = readDate(match ? `${match[1]} ${match[2]}` : text);
  if (local === undefined) return undefined;
  const ahead = zone === undefined ? hoursAhead * 3_600_000 : zoneOffset(zone);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - ahead;
}

/** Milliseconds that a zone is ahead of UTC. */
function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone[0] === '-' ? -minutes : minutes) * 60_000;
}
