import { lazyPart } from '../../../parts/lazyPart.tsx';
import { PlainBody, virtualFrom } from './TableBody.tsx';

/**
 * Rows of long lists, of which only those in view are drawn. Until its code is here the first ones
 * are, and all of them once it is known that it does not come.
 */
export const LongBody = lazyPart(async () => (await import('./VirtualBody.tsx')).VirtualBody, {
  waiting: ({ items, shared, expansion, span }, failed) => (
    <PlainBody
      {...{ shared, span }}
      items={failed ? items : items.slice(0, virtualFrom)}
      {...(expansion && { expansion })}
    />
  ),
  ornament: true,
});
