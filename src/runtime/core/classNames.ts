/** Class names as one text; conditions that do not hold leave theirs out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
