/** Masked fields of a model: texts that no order, other field or choice gives away. */
import type { Field, Model } from '../generated/types.gen.ts';
import { ExpressionError } from '../expression/index.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { fieldsRead } from '../record/recordScope.ts';
import type { Path } from '../pointer.ts';
import type { Report } from './report.ts';

const maskable: readonly Field['type'][] = ['string', 'text'];
const searchable: readonly string[] = ['contains', 'exact'];

/** What a mask hides must not come to light by another member of the model. */
export function checkMasked(model: Model, report: Report): void {
  for (const [name, field] of Object.entries(model.fields)) {
    if (field.mask !== undefined) checkMaskedField(name, field, report);
    else if (field.computed && '$expr' in field.computed)
      checkComputed(model, name, field.computed.$expr, report);
  }
  for (const name of Object.keys(model.sort ?? {}))
    if (model.fields[name]?.mask !== undefined)
      report.add(
        'revealed-field',
        ['sort', name],
        `the order would reveal the masked field ${name}`,
      );
}

function checkMaskedField(name: string, field: Field, report: Report): void {
  const path: Path = ['fields', name];
  if (!maskable.includes(field.type))
    report.add(
      'wrong-field-type',
      [...path, 'mask'],
      `mask belongs to texts, and ${name} is of type ${field.type}`,
    );
  for (const member of ['dict', 'options'] as const)
    if (field[member] !== undefined)
      report.add(
        'revealed-field',
        [...path, member],
        `${name} is masked, and its ${member} would list what it can be`,
      );
  if (field.sortable)
    report.add(
      'revealed-field',
      [...path, 'sortable'],
      `the order would reveal the masked field ${name}`,
    );
  if (filtersOf(field).some(({ type }) => !searchable.includes(type)))
    report.add(
      'revealed-field',
      [...path, 'filter'],
      `the masked field ${name} can be filtered by ${searchable.join(' and ')} only`,
    );
}

function checkComputed(model: Model, name: string, source: string, report: Report): void {
  const masked = readBy(source).find((read) => model.fields[read]?.mask !== undefined);
  if (masked !== undefined)
    report.add(
      'revealed-field',
      ['fields', name, 'computed'],
      `${name} would reveal the masked field ${masked}: give it a mask, too`,
    );
}

/** Fields that an expression reads; none of a broken one, which is reported elsewhere. */
function readBy(source: string): string[] {
  try {
    return fieldsRead(source);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
