import { useEffect, useState } from 'react';
import { matches, type Node } from './nodes.ts';

/**
 * Most matches that are counted, and milliseconds that a search takes before others have a turn.
 */
const most = 1000;
const turn = 12;

interface Found {
  nodes: readonly Node[];
  isCut: boolean;
}

const none: Found = { nodes: [], isCut: false };

/** The nodes that hold a text, sought without holding up the window. */
export function useMatches(root: Node | undefined, text: string): Found {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!root || text === '') return setFound(none);
    const search = matches(root, text);
    const nodes: Node[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      const end = performance.now() + turn;
      while (nodes.length < most) {
        const next = search.next();
        if (next.done) return setFound({ nodes, isCut: false });
        if (next.value) nodes.push(next.value);
        if (performance.now() > end) {
          timer = setTimeout(work);
          return;
        }
      }
      setFound({ nodes, isCut: true });
    };
    work();
    return () => clearTimeout(timer);
  }, [root, text]);
  return found;
}
