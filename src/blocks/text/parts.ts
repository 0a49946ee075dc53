import { lazyPart } from '../../parts/lazyPart.tsx';

/** Most texts are plain: what draws notices is not part of the first load. */
export const Notice = lazyPart(async () => (await import('./Notice.tsx')).Notice);
