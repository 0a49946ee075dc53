import { useEffect, type RefObject } from 'react';
import { lateTexts } from '../locale/late/index.ts';

/**
 * antd's columns have boxes and buttons without names: each box gets that of its row or column,
 * each button says where it moves what is checked. They come and go with searches and pages.
 */
export function useNames(
  frame: RefObject<HTMLElement | null>,
  [source, target]: readonly [string, string],
  isDrawn: boolean,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !isDrawn) return undefined;
    const titles = [source, target];
    const nameAll = (selector: string, nameOf: (one: Element, index: number) => string) =>
      element
        .querySelectorAll(selector)
        .forEach((one, index) => one.setAttribute('aria-label', nameOf(one, index)));
    const name = () => {
      nameAll('li input[type=checkbox]', (box) => box.closest('li')?.textContent ?? '');
      nameAll('.ant-transfer-list-header input[type=checkbox]', (_box, index) =>
        lateTexts.transfer.all(titles[index] ?? ''),
      );
      nameAll('.ant-transfer-operation button', (_button, index) =>
        lateTexts.transfer.move(titles[1 - index] ?? ''),
      );
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [frame, source, target, isDrawn]);
}
