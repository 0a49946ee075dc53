/** A value as JSON; a text that holds JSON is indented, any other text stays as it is. */
export function formatJson(value: unknown, indent: number): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, indent) ?? '';
  try {
    return JSON.stringify(JSON.parse(value), null, indent);
  } catch {
    return value;
  }
}
