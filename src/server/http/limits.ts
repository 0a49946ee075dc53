/** How much one request may carry. */
export const MiB = 1024 * 1024;

/** JSON bodies, in bytes; enough for a notice with pictures inside. */
export const bodyBytes = 5 * MiB;
/**
 * Form bodies, which hold filters: the time to parse them grows with the square of their
 * parameters.
 */
export const formBytes = 64 * 1024;
/** Bodies of people not signed in, in bytes: a name, a password and a captcha. */
export const anonymousBytes = 4 * 1024;
/** Members and elements of a JSON body. */
export const jsonMembers = 100_000;
/** Uploads (docs/protocol/conventions.md#envelopes): 10 MB a file, 20 MB a request. */
export const uploadFileBytes = 10 * MiB;
export const uploadRequestBytes = 20 * MiB;
/** Fields beside the files of an upload: switches, kept in memory until the request ends. */
export const uploadFields = 20;
export const uploadFieldBytes = 16 * 1024;
/** Objects and arrays inside each other in a JSON body. */
export const jsonDepth = 64;
/** Characters of one path parameter; a comma list of ids fits. */
export const pathParameterLength = 8_000;
