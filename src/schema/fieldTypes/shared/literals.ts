/** What literals of several types have in common. */
export const wrongText = (value: unknown): string | undefined =>
  typeof value === 'string' ? undefined : 'is no text';

export const wrongInteger = (value: unknown): string | undefined =>
  Number.isInteger(value) ? undefined : 'is no integer';

export const wrongNumber = (value: unknown): string | undefined =>
  typeof value === 'number' ? undefined : 'is no number';
