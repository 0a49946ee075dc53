import { lazyPart } from '../../../parts/lazyPart.tsx';
import { PlainBody } from './TableBody.tsx';

/** Rows of long lists, of which only those in view are drawn; until its code is here, all are. */
export const LongBody = lazyPart(async () => (await import('./VirtualBody.tsx')).VirtualBody, {
  waiting: ({ items, shared, expansion, span }) => (
    <PlainBody {...{ items, shared, span }} {...(expansion && { expansion })} />
  ),
  ornament: true,
});
