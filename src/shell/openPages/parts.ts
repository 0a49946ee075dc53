/**
 * The pages for everybody, in a file of their own: the lists of what each of them needs are as long
 * as a page, and are not for those who sign in.
 */
export const loadLayout = async () => (await import('./OpenLayout.tsx')).OpenLayout;
export const loadForm = async () => (await import('./FormPage.tsx')).FormPage;
export const loadParser = async () => (await import('./ParserPage.tsx')).ParserPage;
