/** Divisions of China: provinces, cities and districts with their codes (GB/T 2260). */
import { optionalPart } from '../../parts/load.ts';
import { divisionsOf, type RawDivision } from '../../schema/divisions.ts';
import { keptPart } from './keptPart.ts';

/** Fetched once for all maps and pickers; undefined: it did not come. */
export const loadDivisions = keptPart(
  () => optionalPart(() => import('./data/divisions.json')),
  (loaded) => divisionsOf(loaded.default as unknown as RawDivision[]),
);
