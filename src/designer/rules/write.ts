/** Sentences as expressions. */
import {
  operators,
  textFunctions,
  type Clause,
  type Operand,
  type OperandRelation,
  type PlainRelation,
  type Scalar,
  type Sentence,
} from './sentence.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A text as an expression writes it. */
export const quoted = (text: string): string =>
  `'${[...text].map((sign) => escapes[sign] ?? sign).join('')}'`;

const scalarCode = (value: Scalar): string =>
  typeof value === 'string' ? quoted(value) : String(value);

const operandCode = (operand: Operand): string =>
  'path' in operand ? operand.path : scalarCode(operand.value);

const plainCode: Readonly<Record<PlainRelation, (subject: string) => string>> = {
  holds: (subject) => subject,
  fails: (subject) => `!${subject}`,
  empty: (subject) => `isEmpty(${subject})`,
  filled: (subject) => `!isEmpty(${subject})`,
  none: (subject) => `${subject} == null`,
  some: (subject) => `${subject} != null`,
};

const operandClause = (subject: string, relation: OperandRelation, code: string): string =>
  relation in operators
    ? `${subject} ${operators[relation as keyof typeof operators]} ${code}`
    : `${textFunctions[relation as keyof typeof textFunctions]}(${subject}, ${code})`;

function clauseCode(clause: Clause): string {
  const { subject } = clause;
  if ('operand' in clause)
    return operandClause(subject, clause.relation, operandCode(clause.operand));
  if (!('items' in clause)) return plainCode[clause.relation](subject);
  const isOne = `${subject} in [${clause.items.map(scalarCode).join(', ')}]`;
  return clause.relation === 'oneOf' ? isOne : `!(${isOne})`;
}

/** The expression of a sentence. */
export const expressionOf = ({ joint, clauses }: Sentence): string =>
  clauses.length === 0 ? 'true' : clauses.map(clauseCode).join(joint === 'and' ? ' && ' : ' || ');
