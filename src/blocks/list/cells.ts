/** Cells that change values in place: few lists have them. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const EditCell = lazyPart(async () => (await import('./EditCell.tsx')).EditCell);
export const SwitchCell = lazyPart(async () => (await import('./SwitchCell.tsx')).SwitchCell);
