import type { Point } from './contract.ts';

/** Where maps begin while no point is known: Tian'anmen. */
export const capital: Point = [116.397428, 39.90923];
