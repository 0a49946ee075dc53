/** What of the designer is shown, and what is open over it. */

/** Widths at which the canvas shows the page. */
export const canvasWidths = ['desk', 'tablet', 'phone'] as const;
export type CanvasWidth = (typeof canvasWidths)[number];
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
