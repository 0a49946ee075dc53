/**
 * Addresses of pictures that the policy of the page refused (`IMAGE_SOURCES`). They are remembered
 * from the beginning: a browser may refuse one before the text that it stands in is on the page.
 */
const blocked = new Set<string>();
type Listener = (address: string) => void;
const listeners = new Set<Listener>();

/** More are not remembered; their pictures are said to have failed, which they have. */
const most = 1000;

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective !== 'img-src') return;
  if (blocked.size < most) blocked.add(blockedURI);
  for (const listener of listeners) listener(blockedURI);
});

/** The site of a picture that was refused; undefined for one that was not. */
export function blockedSite(address: string): string | undefined {
  const [asked = ''] = address.split('#');
  return blocked.has(asked) && URL.canParse(asked) ? new URL(asked).host : undefined;
}

/** Calls a listener with each address that is refused; returns what ends that. */
export function onBlocked(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
