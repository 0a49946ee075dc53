/**
 * What a name of the formats is called: the Chinese alone, where the English is the name itself in
 * words, else both.
 */
export type Title = string | readonly [chinese: string, english: string];
