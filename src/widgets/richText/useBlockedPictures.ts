import { App } from 'antd';
import { useEffect, type RefObject } from 'react';
import { onBlocked } from '../html/blockedPictures.ts';
import { richTexts } from '../locale/richText.ts';

/**
 * Says of which sites the pictures of a text are not shown, of each once: which are, says the
 * policy of the page.
 */
export function useBlockedPictures(place: RefObject<HTMLElement | null>): void {
  const { message } = App.useApp();
  useEffect(() => {
    const said = new Set<string>();
    return onBlocked((address) => {
      if (!URL.canParse(address)) return;
      const site = new URL(address).host;
      const pictures = [...(place.current?.querySelectorAll('img') ?? [])];
      if (said.has(site) || !pictures.some(({ src }) => src.startsWith(address))) return;
      said.add(site);
      void message.warning(richTexts().foreignPicture(site));
    });
  }, [place, message]);
}
