/**
 * Every key that may be written in a file says what it is for: completion in editors and
 * docs/formats show it.
 */

/** Places of the joined meta-schema without a description. */
export function undescribed({ $defs, files }) {
  const missing = [];
  const visit = (schema, place) => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      if (!member.description?.trim()) missing.push(`${place}.${key}`);
      visit(member, `${place}.${key}`);
    }
    for (const part of [
      schema.items,
      schema.additionalProperties,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
    ])
      visit(part, place);
  };
  for (const [name, schema] of Object.entries($defs)) {
    const place = `${files[name]}.schema.json: ${name}`;
    if (!schema.description?.trim()) missing.push(place);
    visit(schema, place);
  }
  return missing;
}
