/** What the kernel says by itself, in English, by its Chinese pattern ({0}, {1}, … are the values). */
export const enUS: Readonly<Record<string, string>> = {};
