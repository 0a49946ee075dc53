/** Eyes beside controls of masked values: few forms have them. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const FieldReveal = lazyPart(async () => (await import('./FieldReveal.tsx')).FieldReveal);
