/**
 * The wall clock of a moment as the format writes it, `yyyy-MM-dd HH:mm:ss`, whatever zone the
 * machine is in.
 *
 * @param moment epoch milliseconds
 * @param hoursAhead hours by which the clock is ahead of UTC
 */
export const wallClock = (moment: number, hoursAhead: number): string =>
  new Date(moment + hoursAhead * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
