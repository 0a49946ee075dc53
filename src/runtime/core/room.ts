/**
 * How much room pages have: by the window, or by the screen that a designer draws them for. Styles
 * know it by the attribute `data-room` of the document, or of that screen: `:where([data-room~=
 * 'phone'])`. What fits in a part of a page is for container queries instead.
 */
import { createContext, useContext } from 'react';
import { useMedia } from './hooks/useMedia.ts';

/** Pixels of the widest window of each. */
const widest = { phone: 575, narrow: 767 } as const;

export type Room = keyof typeof widest;

const names = Object.keys(widest) as Room[];
const queryOf = (room: Room): string => `(max-width: ${widest[room]}px)`;

/** What a screen of this width is. */
export const roomsOf = (width: number): Room[] => names.filter((room) => width <= widest[room]);

/** What a smaller screen that is drawn in the window is. */
export const RoomContext = createContext<readonly Room[]>([]);

/** Whether a page has no more room than that. */
export function useRoom(room: Room): boolean {
  const drawn = useContext(RoomContext);
  const matches = useMedia(queryOf(room));
  return matches || drawn.includes(room);
}

/**
 * Keeps the attribute of the document: as long as a page is there, or the application. Returns how
 * to stop.
 */
export function watchRoom(): () => void {
  const { dataset } = document.documentElement;
  const lists = names.map((room) => [room, matchMedia(queryOf(room))] as const);
  const mark = () => {
    dataset.room = lists.flatMap(([room, { matches }]) => (matches ? room : [])).join(' ');
  };
  mark();
  for (const [, list] of lists) list.addEventListener('change', mark);
  return () => {
    for (const [, list] of lists) list.removeEventListener('change', mark);
  };
}
