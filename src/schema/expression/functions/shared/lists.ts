/** Items of a list; of anything else none. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
