/** What of the designer is shown, and what is open over it. */
import type { CSSProperties } from 'react';
import { roomsOf, type Room } from '../../runtime/core/room.ts';

/** Widths at which the canvas shows the page. */
export const canvasWidths = ['desk', 'tablet', 'phone'] as const;
export type CanvasWidth = (typeof canvasWidths)[number];
/** A screen that is drawn: how wide it is, and the room that its page has. */
interface DrawnScreen {
  style: CSSProperties;
  rooms: readonly Room[];
}

/** At a desk a page takes what there is; a tablet is scrolled where it does not fit. */
export const screens: Readonly<Record<CanvasWidth, DrawnScreen>> = {
  desk: { style: {}, rooms: roomsOf(Infinity) },
  tablet: { style: { width: 768 }, rooms: roomsOf(768) },
  phone: { style: { maxWidth: 390 }, rooms: roomsOf(390) },
};
/** Their pictures. */
export const widthIcons = { desk: 'monitor', tablet: 'tab', phone: 'mobile' } as const;

/** What can stand at the left of a page. */
export type SideView = 'outline' | 'palette' | 'problems' | 'history';

/** Panes, of which narrow windows show one. */
export const paneNames = ['outline', 'canvas', 'panel'] as const;
export type PaneName = (typeof paneNames)[number];

/** What is open over what is edited. */
export type DialogName = 'publish' | 'tsx' | 'publicForm' | 'run';

/** What is looked for: parts and pages, or something to do. */
export type LookupMode = 'find' | 'commands';
