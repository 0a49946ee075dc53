import { lazyPart } from '../../parts/lazyPart.tsx';

/** What draws a page file; it is fetched ahead while the server is asked who is signed in. */
export const SchemaPage = lazyPart(async () => (await import('./SchemaPage.tsx')).default);
