/** Conditions as sentences: comparisons that all hold, or of which one does. */

/** Comparisons with a value or another field, as the operators that they are written with. */
export const operators = {
  equals: '==',
  differs: '!=',
  above: '>',
  atLeast: '>=',
  below: '<',
  atMost: '<=',
} as const;

/** Comparisons with a text: the functions that answer them. */
export const textFunctions = {
  contains: 'contains',
  startsWith: 'startsWith',
  endsWith: 'endsWith',
} as const;

/** Comparisons with one of several values. */
export const listRelations = ['oneOf', 'noneOf'] as const;

/** What is said of a field alone. */
export const plainRelations = ['filled', 'empty', 'some', 'none', 'holds', 'fails'] as const;

export type OperandRelation = keyof typeof operators | keyof typeof textFunctions;
export type ListRelation = (typeof listRelations)[number];
export type PlainRelation = (typeof plainRelations)[number];
export type Relation = OperandRelation | ListRelation | PlainRelation;

export type Scalar = string | number | boolean;

/** What a field is compared with: a value, or another field by its path. */
export type Operand = { value: Scalar } | { path: string };

/** One comparison; `subject` is what is read, such as values.status. */
export type Clause =
  | { subject: string; relation: OperandRelation; operand: Operand }
  | { subject: string; relation: ListRelation; items: readonly Scalar[] }
  | { subject: string; relation: PlainRelation };

/** A condition. Without clauses it always holds; of a single one `joint` says nothing: and. */
export interface Sentence {
  joint: 'and' | 'or';
  clauses: readonly Clause[];
}

export const operandRelations = [
  ...Object.keys(operators),
  ...Object.keys(textFunctions),
] as readonly OperandRelation[];

const isIn = <T extends string>(list: readonly T[], relation: Relation): relation is T & Relation =>
  (list as readonly string[]).includes(relation);

/** The clause with another relation; what it is compared with stays where it can. */
export function withRelation(clause: Clause, relation: Relation): Clause {
  const { subject } = clause;
  if (isIn(plainRelations, relation)) return { subject, relation };
  const operand: Operand =
    'operand' in clause
      ? clause.operand
      : { value: ('items' in clause ? clause.items[0] : undefined) ?? '' };
  if (isIn(operandRelations, relation)) return { subject, relation, operand };
  const items = 'items' in clause ? clause.items : 'value' in operand ? [operand.value] : [];
  return { subject, relation: relation as ListRelation, items };
}
