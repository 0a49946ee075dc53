/**
 * The pages for everybody, in a file of their own: the lists of what each of them needs are as long
 * as a page, and are not for those who sign in.
 */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const OpenLayout = lazyPart(async () => (await import('./OpenLayout.tsx')).OpenLayout);
export const FormDesigner = lazyPart(async () => (await import('./FormPage.tsx')).FormPage);
export const Fill = lazyPart(async () => (await import('./FillPage.tsx')).FillPage);
export const Parser = lazyPart(async () => (await import('./ParserPage.tsx')).ParserPage);
