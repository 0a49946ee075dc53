/** Which rows of owned relations imports of workbooks bring (docs/decisions/owned-children.md). */
import type { Field, Model, Relation } from '../generated/types.gen.ts';
import { takesPart } from './modes.ts';
import { uniqueRules } from './uniqueRules.ts';

/** Whether an import sets the field, permissions aside. */
const isImported = (field: Field | undefined): boolean =>
  field?.excel?.import === true && takesPart(field, 'create');

/**
 * Fields by which rows of a workbook name their owner: those of the first unique rule that imports
 * read the whole of; undefined where there is none.
 */
export const ownerFields = (model: Model): readonly string[] | undefined =>
  uniqueRules(model).find(({ fields }) => fields.every((name) => isImported(model.fields[name])))
    ?.fields;

/** Whether imports of the model bring rows of an owned relation. */
export const bringsParts = (model: Model, relation: Relation, other: Model): boolean =>
  relation.type === 'owned' &&
  relation.sheet !== false &&
  ownerFields(model) !== undefined &&
  Object.entries(other.fields).some(
    ([name, field]) => name !== relation.by && name !== relation.order && isImported(field),
  );
