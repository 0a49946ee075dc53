/** A field that a refusal may be about. */
export interface RefusableField {
  address: string;
  name: string;
  label: string;
  /**
   * Where its value stands, where that differs: `lines.2.quantity` without the layout around it.
   */
  path?: string;
}

/** What the person entered is quoted in messages; it must not be taken for a label. */
const quoted = /'[^']*'|‘[^‘’]*’|“[^“”]*”|「[^「」]*」|"[^"]*"/g;

/**
 * The field that the server's refusal concerns: the one it names, else the one whose label its text
 * holds (the longest such label, as 岗位名称 says more than 岗位). undefined when it is about the
 * whole record.
 */
export function refusedField(
  message: string,
  named: string | undefined,
  fields: readonly RefusableField[],
): string | undefined {
  const byName = named === undefined ? undefined : namedField(named, fields);
  if (byName) return byName.address;
  const text = message.replace(quoted, '');
  let best: RefusableField | undefined;
  for (const field of fields)
    if (
      field.label.length > 1 &&
      text.includes(field.label) &&
      field.label.length > (best?.label.length ?? 0)
    )
      best = field;
  return best?.address;
}

/**
 * A field by place (`lines[2].quantity`) or by name. What is said of a row that shows no such field
 * concerns its list.
 */
function namedField(named: string, fields: readonly RefusableField[]): RefusableField | undefined {
  const place = named.replace(/\[(\d+)\]/g, '.$1');
  const pathOf = ({ path, address }: RefusableField) => path ?? address;
  return (
    fields.find((field) => field.address === place || pathOf(field) === place) ??
    fields.findLast((field) => place.startsWith(`${pathOf(field)}.`)) ??
    fields.find(({ name }) => name === place)
  );
}
