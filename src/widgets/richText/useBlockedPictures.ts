import { App } from 'antd';
import { useEffect, type RefObject } from 'react';
import { richTexts } from '../locale/richText.ts';

/**
 * Says of which sites the pictures of a text are not shown, of each once: which are, says the
 * policy of the page.
 */
export function useBlockedPictures(place: RefObject<HTMLElement | null>): void {
  const { message } = App.useApp();
  useEffect(() => {
    const said = new Set<string>();
    const say = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'img-src' || !URL.canParse(blockedURI)) return;
      const site = new URL(blockedURI).host;
      const pictures = [...(place.current?.querySelectorAll('img') ?? [])];
      if (said.has(site) || !pictures.some(({ src }) => src.startsWith(blockedURI))) return;
      said.add(site);
      void message.warning(richTexts().foreignPicture(site));
    };
    document.addEventListener('securitypolicyviolation', say);
    return () => document.removeEventListener('securitypolicyviolation', say);
  }, [place, message]);
}
