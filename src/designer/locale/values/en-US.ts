/** In English the values of members say themselves what they mean. */
export const valuesEnUS: Readonly<Record<string, string>> = {};
