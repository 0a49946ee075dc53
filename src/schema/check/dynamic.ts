/** Dynamic fields: a relation to a record, and a field of it that holds definitions. */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { dynamicSource, fieldsOf } from '../record/index.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import type { PlacedItem } from './scope.ts';

export function checkDynamic(model: Model, { models }: ProjectIndex, report: Report): void {
  const links = Object.entries(model.relations ?? {}).filter(
    ([, { type, field }]) => type === 'belongsTo' && field !== undefined,
  );
  for (const [name, { type, from, inherit }] of Object.entries(model.fields)) {
    if (inherit) checkInherit(model, name, report);
    const path = ['fields', name, 'from'];
    if (type !== 'dynamic') {
      if (from !== undefined)
        report.add('wrong-field-type', path, `from is for fields of type dynamic, not ${type}`);
      continue;
    }
    const [relation = '', definitions = ''] = (from ?? '').split('.');
    if (from === undefined)
      report.add('missing-part', ['fields', name], 'a dynamic field needs from: relation.field');
    else if (
      report.expect(
        'unknown-relation',
        path,
        'belongsTo relation',
        relation,
        links.map(([one]) => one),
      )
    ) {
      const other = models.get(links.find(([one]) => one === relation)![1].model);
      const holders = Object.entries(other ? fieldsOf(other) : {}).filter(
        ([, field]) => field.type === 'fieldDefinitions',
      );
      if (other)
        report.expect(
          'unknown-field',
          path,
          'field of type fieldDefinitions',
          definitions,
          holders.map(([one]) => one),
          other.name,
        );
    }
  }
}

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
  if (fields[field]?.type !== 'dynamic') return false;
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
  if (spec?.type !== 'dynamic') return;
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

/** Definitions come down a tree. */
function checkInherit(model: Model, name: string, report: Report): void {
  const path = ['fields', name, 'inherit'];
  const { type } = model.fields[name]!;
  if (type !== 'fieldDefinitions')
    report.add(
      'wrong-field-type',
      path,
      `inherit is for fields of type fieldDefinitions, not ${type}`,
    );
  else if (!model.tree)
    report.add(
      'missing-part',
      path,
      'definitions are inherited down a tree, and the model has none',
    );
}
