import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the window is being printed. What changes by it is drawn before the listeners return:
 * browsers print what is there then. Events and media query, because each is missing on some way to
 * paper.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const media = matchMedia('print');
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(media.matches);
    const turn = () => (media.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    media.addEventListener('change', turn);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', turn);
    };
  }, []);
  return printing;
}
