import { texts } from '../locale/index.ts';

/** The greeting of the hour (docs/protocol/frame.md#shared-pieces). */
export function greetingAt(time: Date): string {
  const hour = time.getHours();
  if (hour < 9) return texts.home.morning;
  if (hour <= 11) return texts.home.forenoon;
  if (hour <= 13) return texts.home.noon;
  return hour < 20 ? texts.home.afternoon : texts.home.evening;
}
