import { useLayoutEffect, useState } from 'react';
import { elementOf } from '../canvas/places.ts';
import { samePath, toPointer, type Path } from '../document/path.ts';
import { useDesigner } from '../state/context.ts';
import type { Stop } from './carried.ts';
import { lineAt, type Line } from './line.ts';

interface Shown {
  element: Element;
  /** The element stands for the part itself, not for what is around it. */
  isExact: boolean;
}

/** The row of the outline for a part, or for the nearest around it that is unfolded. */
function rowOf(path: Path): Shown | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const pointer = CSS.escape(toPointer(path.slice(0, depth)));
    const element = document.querySelector(`.pl-outline [data-at="${pointer}"]`);
    if (element) return { element, isExact: depth === path.length };
  }
  return undefined;
}

/** What the canvas draws of a part, or around it. */
function drawnAt(page: unknown, path: Path): Shown | undefined {
  const paper = document.querySelector('.pl-design-paper');
  const element = paper && (elementOf(paper, page, path) ?? paper);
  const outer = paper && elementOf(paper, page, path.slice(0, -1));
  return element ? { element, isExact: element !== paper && element !== outer } : undefined;
}

/** The lines that show a stop in outline and canvas, in sight and up to date. */
export function useCarriedLines(stop: Stop | undefined): readonly Line[] {
  const { store } = useDesigner();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    if (!stop) return undefined;
    const { over, target } = stop;
    const isBeside = target !== undefined && samePath(over.path.slice(0, -1), target.list);
    const seen = new WeakSet<Element>();
    const measure = () => {
      const shown = [rowOf(over.path), drawnAt(store.document(), over.path)];
      const next = shown.flatMap((one): Line[] => {
        if (!one?.element.checkVisibility()) return [];
        const { element, isExact } = one;
        if (!seen.has(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        seen.add(element);
        return [lineAt(element, { isBehind: over.isBehind, isWhole: !isBeside || !isExact })];
      });
      setLines((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    // The canvas may draw another form for the place, later.
    const changes = new MutationObserver(measure);
    const desk = document.querySelector('.pl-design');
    if (desk) changes.observe(desk, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [stop, store]);
  return lines;
}
