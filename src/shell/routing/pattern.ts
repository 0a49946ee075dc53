/**
 * Reads paths of one form.
 * @param path with parts such as :userId, each a whole number
 * @returns the numbers in a path by name; undefined for a path of another form
 */
export function pathPattern(path: string): (path: string) => Record<string, string> | undefined {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>\\d{1,19})` : part))
    .join('/');
  const pattern = new RegExp(`^${source}$`);
  return (given) => {
    const found = pattern.exec(given);
    return found ? { ...found.groups } : undefined;
  };
}
