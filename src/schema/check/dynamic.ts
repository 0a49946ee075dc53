/** Members of dynamic fields, which records define: where no file can name them. */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { dynamicSource, isDynamic } from '../record/index.ts';
import type { Report } from './report.ts';
import type { PlacedItem } from './scope.ts';

/**
 * Why figures cannot be of extra.power: which members a dynamic field has, and of which type each
 * is, records say, and not in the same way everywhere. Reported; false for any other name.
 */
export function refuseMember(
  fields: Readonly<Record<string, Field>>,
  name: string,
  path: Path,
  report: Report,
): boolean {
  const [field = '', member] = name.split('.');
  const spec = fields[field];
  if (!spec || !isDynamic(spec)) return false;
  report.add(
    'wrong-field-type',
    path,
    `${member === undefined ? field : `${name} is a member of ${field}, which`} is of ` +
      'type dynamic: records define its members and their types, so no file can work out ' +
      'figures of them; give what is counted a field of its own',
  );
  return true;
}

/**
 * A dynamic field in rows stands beside the field whose record defines its members: else nobody
 * could enter them.
 * @param model that of the rows
 */
export function checkMembersInRows(
  { item, lists, path: own }: PlacedItem,
  items: readonly PlacedItem[],
  model: Model | undefined,
  { path, report }: { path: Path; report: Report },
): void {
  const field = 'field' in item ? item.field : undefined;
  const spec = model && lists.length > 0 && field !== undefined ? model.fields[field] : undefined;
  if (!spec || !isDynamic(spec)) return;
  const key = dynamicSource(model!, spec)?.key;
  const holder = own.slice(0, -1).join('/');
  const isBeside = items.some(
    (other) => other.name === key && other.path.slice(0, -1).join('/') === holder,
  );
  if (key !== undefined && !isBeside)
    report.add(
      'missing-part',
      path,
      `what ${field} holds is defined by the record that ${key} names, so its rows need ${key}, too`,
    );
}
