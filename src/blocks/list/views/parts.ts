/** What lists with views draw: few lists have them. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const ViewMenu = lazyPart(async () => (await import('./ViewMenu.tsx')).ViewMenu);
export const ViewOpener = lazyPart(async () => (await import('./ViewOpener.tsx')).ViewOpener);
export const ViewNote = lazyPart(async () => (await import('./ViewNote.tsx')).ViewNote);
