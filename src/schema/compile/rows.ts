/** Lists of rows in forms: what the model says of rows that are part of a record. */
import { say, term } from '../locale/message.ts';
import { defined } from '../defined.ts';
import type { FormList, Model, Relation } from '../generated/types.gen.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type { Path } from '../pointer.ts';
import { PageError, type Compilation } from './compilation.ts';
import { nodeValidation } from './validation.ts';
import { plainText } from '../record/validation.ts';
import type { NodePlan, RowsPlan, ValidationPlan } from './plan.ts';

/** An owned relation of a form's model, and the model of its rows. */
export interface OwnedList {
  relation: Relation;
  model: Model;
}

/** The owned relation of that name; undefined when the name is that of a field, or of nothing. */
export function ownedList(
  { models }: Compilation,
  name: string | undefined,
  model: Model | undefined,
  path: Path,
): OwnedList | undefined {
  const relation = name === undefined ? undefined : model?.relations?.[name];
  if (relation?.type !== 'owned' || (model && Object.hasOwn(fieldsOf(model), name ?? '')))
    return undefined;
  const rows = models[relation.model];
  if (!rows) throw new PageError(`There is no model "${relation.model}"`, [...path, 'field']);
  return { relation, model: rows };
}

export const labelOf = ({ relation, model }: OwnedList): string => relation.label ?? model.label;

/** What may be done to the rows. Those of a relation that keeps no order stay where they are. */
export const rowsPlan = (own: FormList, owned: OwnedList | undefined): RowsPlan => ({
  movable: owned === undefined || owned.relation.order !== undefined,
  totals: own.totals ?? [],
  ...defined({
    key: owned?.model.key,
    min: owned?.relation.min,
    max: owned?.relation.max,
  }),
});

/** How many rows there must and may be, with what is said of more and fewer. */
export function rowsValidation(
  own: FormList,
  { relation }: OwnedList,
  { name, label }: Pick<NodePlan, 'name' | 'label'>,
): ValidationPlan {
  const { min = 0, max } = relation;
  const called = term(plainText(label));
  const plan = nodeValidation({ required: min > 0, ...own }, undefined, {
    name,
    label,
    type: 'array',
  });
  return {
    ...plan,
    ...defined({ minLength: min > 1 ? min : undefined, maxLength: max }),
    messages: {
      ...plan.messages,
      ...(min > 1 && { minLength: String(say`${called}至少需要${min}行`) }),
      ...(max !== undefined && { maxLength: String(say`${called}不能超过${max}行`) }),
    },
  };
}
