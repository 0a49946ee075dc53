/** Pages for visitors. All others are given to signed-in people only. */

/** Registering oneself, as the sign-in page offers it. */
export const registerPageId = 'account/register';

export const openPageIds: ReadonlySet<string> = new Set([registerPageId]);
