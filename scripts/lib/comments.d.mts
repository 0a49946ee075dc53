/** The text of a file with its comments wrapped at 100 columns; its path says the language. */
export function wrapComments(file: string, text: string): string;
/** Whether the comments of a file are wrapped: those that are written by hand. */
export function isWrapped(file: string): boolean;
