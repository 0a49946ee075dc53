/** What the menu of the protocol names the designer of pages. */
export const designerId = 'tool/build';

/**
 * Id of the page that a menu's component names, among those there are: the component itself, or
 * without its trailing `/index`.
 */
export function pageIdOf(
  component: string,
  pages: readonly { id: string }[],
): { id: string; exists: boolean } {
  const trimmed = component.replace(/^\/+/, '').replace(/\/index$/, '');
  const id = [component, trimmed].find((name) => pages.some((page) => page.id === name));
  return id === undefined ? { id: trimmed, exists: false } : { id, exists: true };
}
