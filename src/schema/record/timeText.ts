/** The protocol's time: `yyyy-MM-dd HH:mm:ss` in GMT+8, whatever zone the machine is in. */
const offset = 8 * 3_600_000;

/** @param moment epoch milliseconds; default: now */
export function timeText(moment: number = Date.now()): string {
  return new Date(moment + offset).toISOString().slice(0, 19).replace('T', ' ');
}
