/** Titles of fixed values by the value, or by member and value (`align.left`). */
export type ValueTitles = Readonly<Record<string, string>>;

/** A fixed value of a member as people read it: its title, and what stands in the page. */
export function valueTitle(value: unknown, titles: ValueTitles, member = ''): string {
  const text = String(value);
  const own = `${member}.${text}`;
  const title = [own, text].find((name) => Object.hasOwn(titles, name));
  return title === undefined || titles[title] === text ? text : `${titles[title]} ${text}`;
}
