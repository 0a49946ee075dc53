/** What lists draw that are more than a table: few are. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const LayoutSwitch = lazyPart(async () => (await import('./arranged.ts')).LayoutSwitch);
export const ArrangedRows = lazyPart(async () => (await import('./arranged.ts')).ArrangedRows);
