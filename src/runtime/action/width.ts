/**
 * Width of a drawer (docs/protocol/pages.md#what-all-lists-share: 35 %, never narrower than 480 px)
 * or modal, never wider than the window.
 */
export function containerWidth(
  kind: 'drawer' | 'modal',
  width: number | string | undefined,
): string {
  const requested =
    width === undefined
      ? kind === 'drawer'
        ? 'max(480px, 35vw)'
        : '600px'
      : typeof width === 'number'
        ? `${width}px`
        : width;
  return `min(${requested}, ${kind === 'drawer' ? '100vw' : '100vw - 32px'})`;
}
