/** What a window shows in Chinese: texts, and whatever describes controls. */
import type { Page } from '@playwright/test';

/** Chinese texts of the window, each with where it stands; what nobody sees is passed over. */
export const chineseIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const han = /\p{Script=Han}/u;
    const found = new Set<string>();
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const place = ({ tagName, classList }: Element): string =>
      [tagName.toLowerCase(), ...[...classList].slice(0, 1)].join('.');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      // Raw data, such as what a client has sent, stays as it is.
      if (
        han.test(node.textContent ?? '') &&
        !node.parentElement!.closest('pre, .pl-json-string') &&
        isShown(node.parentElement!)
      )
        found.add(`${place(node.parentElement!)}: ${node.textContent}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of ['placeholder', 'title', 'aria-label', 'aria-description', 'alt'])
        if (han.test(element.getAttribute(name) ?? ''))
          found.add(`${place(element)}[${name}]: ${element.getAttribute(name)}`);
      if (
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        han.test(element.value)
      )
        found.add(`${place(element)} value: ${element.value}`);
    }
    if (han.test(document.title)) found.add(`title: ${document.title}`);
    return [...found];
  });
