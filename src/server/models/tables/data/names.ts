/** Names that columns bear while a change is on its way. No field has such a name. */
import { quote } from '../../../db/text.ts';
import type { Column } from '../../shape/shape.ts';

/**
 * Ends the names of columns that hold the values to come, and of fields that are to carry their
 * files, until they take the place of others.
 */
const NEW = '$new';
/** Ends the names of columns that others have taken the place of, until they are dropped. */
const FORMER = '$old';

export const newName = (name: string): string => `${name}${NEW}`;
export const formerName = (name: string): string => `${name}${FORMER}`;

/** It belongs to a change that has not come to its end. */
export const isInPreparation = (name: string): boolean => name.endsWith(NEW);
/** It waits to be dropped. */
export const isReplaced = (name: string): boolean => name.endsWith(FORMER);

/** The column as it is called until it takes its place; values are given as they are stored. */
export const inPreparation = (column: Column): Column => ({
  ...column,
  name: newName(column.name),
  sql: quote(newName(column.name)),
  codec: { ...column.codec, write: (value) => value as string },
});
