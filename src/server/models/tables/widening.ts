/**
 * Types to which PostgreSQL widens values by writing the table anew, which its readers would wait
 * for.
 */
export const isRewriting = (from: string, to: string): boolean =>
  isWidening(from, to) &&
  (from === 'integer' || (from.startsWith('numeric') && scaleOf(from) !== scaleOf(to)));

const scaleOf = (type: string): string | undefined => type.split(/[(),]/)[2];

/** Types every value of which fits the other unchanged. */
export function isWidening(from: string, to: string): boolean {
  const [oldName, ...oldSizes] = from.split(/[(),]/);
  const [newName, ...newSizes] = to.split(/[(),]/);
  if (oldName === 'varchar')
    return (
      newName === 'text' || (newName === 'varchar' && Number(newSizes[0]) >= Number(oldSizes[0]))
    );
  if (oldName === 'integer') return newName === 'bigint';
  if (oldName !== 'numeric' || newName !== 'numeric') return false;
  const [precision, scale] = oldSizes.slice(0, 2).map(Number) as [number, number];
  const [newPrecision, newScale] = newSizes.slice(0, 2).map(Number) as [number, number];
  return newScale >= scale && newPrecision - newScale >= precision - scale;
}
