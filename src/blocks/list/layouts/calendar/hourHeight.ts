/** Height of an hour, in pixels. */
export const hourHeight = 48;
