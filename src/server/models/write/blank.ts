/**
 * What an update does with members that bring no value: the `onBlank` of the model format
 * (docs/protocol/measured.md, PUT).
 */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { endField, isOpen, rangeOf } from '../../../schema/record/range.ts';
import type { Row } from '../../db/database.ts';
import { storageOf } from '../shape/codec.ts';
import { mayWrite } from '../shape/field-access.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Actor } from '../types.ts';
import { valueOf } from './values.ts';

type OnBlank = NonNullable<Field['onBlank']>;

const isText = (field: Field): boolean => typeOf(field).isText === true;

/** A text with a default, such as a status, is never without a value. */
export const onBlank = ({ spec }: Column): OnBlank =>
  spec.onBlank ?? (isText(spec) && spec.default != null ? 'keep' : 'clear');

/** Whether a member without value leaves the stored one as it is. */
export function keepsBlank(shape: ModelShape, column: Column, value: unknown): boolean {
  if (isNoReference(shape, column, value)) return true;
  if (column.spec.required || onBlank(column) === 'replace') return false;
  return value === null || (value === '' && onBlank(column) === 'keep');
}

/** 0 is no row's key; only as parent of a tree it has a meaning. */
function isNoReference(shape: ModelShape, { spec, field }: Column, value: unknown): boolean {
  return (
    storageOf(spec).isReference === true &&
    field !== shape.model.tree?.parent &&
    (value === 0 || value === '0')
  );
}

/**
 * Empty texts in fields of other types mean no value, as forms send them, and so do empty ranges.
 */
export function emptyAsNull(shape: ModelShape, row: Row): Row {
  for (const { field, spec } of shape.columns)
    if ((valueOf(row, field) === '' && !isText(spec)) || isEmptyRange(valueOf(row, field), spec))
      row[field] = null;
  return row;
}

function isEmptyRange(value: unknown, spec: Field): boolean {
  const range = endField(spec) && rangeOf(value);
  return range !== undefined && isOpen(range.begin) && isOpen(range.end);
}

/**
 * The accepted input as changes: without members that leave the stored value as it is, and of a
 * whole record with null for absent members that mean none, and no links for absent lists that do.
 */
export function changesOf(shape: ModelShape, accepted: Row, actor: Actor, whole: boolean): Row {
  const changes: Row = {};
  for (const [name, value] of Object.entries(accepted)) {
    const column = shape.byField.get(name);
    if (!column || !keepsBlank(shape, column, value)) changes[name] = value;
  }
  if (whole) clearAbsent(shape, changes, accepted, actor);
  return emptyAsNull(shape, changes);
}

function clearAbsent(shape: ModelShape, changes: Row, accepted: Row, actor: Actor): void {
  for (const column of shape.columns) {
    const isAbsent = valueOf(accepted, column.field) === undefined;
    if (isAbsent && onBlank(column) === 'replace' && mayWrite(column, actor, 'update'))
      changes[column.field] = null;
  }
  for (const { ids, onBlank: absent } of Object.values(shape.model.relations ?? {})) {
    if (ids !== undefined && absent === 'replace' && valueOf(accepted, ids) == null)
      changes[ids] = [];
  }
}
