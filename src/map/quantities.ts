/** Distances and durations as people read them. */
import { texts } from './locale/index.ts';

/** 850 米, 3.2 公里, 1210 公里. */
export function distanceText(metres: number): string {
  if (metres < 1000) return texts.metres(String(Math.round(metres)));
  const kilometres = metres / 1000;
  return texts.kilometres(
    kilometres < 100 ? kilometres.toFixed(1) : String(Math.round(kilometres)),
  );
}

/** Whole minutes, never none. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return texts.minutes(minutes);
  return texts.hours(Math.floor(minutes / 60), minutes % 60);
}
