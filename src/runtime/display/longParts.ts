/** Few values are too long to be drawn or edited as they are. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const LongValue = lazyPart(async () => (await import('./long/LongValue.tsx')).LongValue);

export const LongInput = lazyPart(async () => (await import('./long/LongInput.tsx')).LongInput);
