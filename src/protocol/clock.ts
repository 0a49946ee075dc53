/**
 * The protocol's time: `yyyy-MM-dd HH:mm:ss` at GMT+8, whatever zone the machine is in
 * (docs/protocol/conventions.md).
 */
import { wallClock } from '../schema/record/wallClock.ts';

/** Hours by which the wall clock is ahead of UTC; there is no summer time. */
export const hoursAhead = 8;
/** The zone by its name, for databases. */
export const timeZone = 'Asia/Shanghai';

/** Wall clock of a moment. @param moment epoch milliseconds; default: now */
export const timeText = (moment: number = Date.now()): string => wallClock(moment, hoursAhead);
