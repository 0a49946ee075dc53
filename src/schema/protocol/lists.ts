/** A range of days or numbers that is searched for. */
export interface SearchRange {
  /**
   * Distinguishes one range of a list from another; absent: the only one of times. Numbers have
   * their field's name.
   */
  prefix?: string;
  first: string | number | null;
  last: string | number | null;
  /**
   * day: the server takes both days whole. time: it compares moments. number: numbers, both ends
   * included.
   */
  unit: 'day' | 'time' | 'number';
}

/** What a list asks for. */
export interface ListQuery {
  /** Parameters of the list itself. */
  fixed?: Readonly<Record<string, unknown>>;
  /** What is searched for, by parameter. */
  values: Readonly<Record<string, unknown>>;
  ranges: readonly SearchRange[];
  /** The first one weighs most. */
  order: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Fields whose sums over all that is found are answered, too. */
  sums?: readonly string[];
  /** Absent: the list has no pages. */
  page?: { number: number; size: number };
}

/** How lists are asked for. */
export interface Lists {
  /** Parameters of the request. */
  params(query: ListQuery): Record<string, unknown>;
  /** Parameters that ask for as many records at once as the server gives. */
  whole: Readonly<Record<string, unknown>>;
  /** Records that one request gives at most. */
  most: number;
}
