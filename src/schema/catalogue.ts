/** The shape of a text catalogue, for the other languages: the same names, any words. */
export type Widen<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Widen<T[Key]> };
