/**
 * Origins whose players and films are shown in formatted text; none until the application has said
 * so.
 */
let origins: readonly string[] = [];

export const allowEmbeds = (allowed: readonly string[]): void => void (origins = allowed);
export const allowedEmbeds = (): readonly string[] => origins;
