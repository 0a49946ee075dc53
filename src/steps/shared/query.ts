/** Values as the query of a route has them: texts, without those that say nothing. */
export const queryOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>)
      .filter(([, value]) => value != null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
