/** Operators of expressions in SQL, with what they make of null. */
import { numberOf } from '../values.ts';
import { asNumber, literalValue, spelled, textSql } from './conversions.ts';
import {
  booleanValue,
  double,
  integer,
  isCounted,
  isTextual,
  numberValue,
  sizeOf,
  textValue,
  truthSql,
  untranslatable,
} from './value.ts';
import type { Size, SqlContext, SqlValue } from './value.ts';

type Binary = (left: SqlValue, right: SqlValue, context: SqlContext) => SqlValue;

/** What is left of the digits of two doubles of which one is taken from the other. */
const cancelled = 2 ** -53;

const arithmetic =
  (sql: (left: string, right: string) => string, size: (left: Size, right: Size) => Size): Binary =>
  (left, right, context) => {
    const [a, b] = [asNumber(left, context), asNumber(right, context)];
    return numberValue(
      `(${sql(a.sql, b.sql)})`,
      size(sizeOf(a), sizeOf(b)),
      a.nullable || b.nullable,
    );
  };

const added = (left: Size, right: Size): Size => {
  const whole = left.whole && right.whole;
  return {
    whole,
    least: whole ? 1 : Math.min(left.least, right.least) * cancelled,
    most: left.most + right.most,
  };
};

const plus = arithmetic((a, b) => `${a} + ${b}`, added);

/** A text with anything is a text; a null beside a number is a number that is not there. */
const joined: Binary = (left, right, context) => {
  if (!isTextual(left) && !isTextual(right)) return plus(left, right, context);
  const [a, b] = [textSql(left, context), textSql(right, context)];
  if (!isTextual(right)) return textValue(`(${a} || ${spelled(right, context)})`, left.nullable);
  if (!isTextual(left)) return textValue(`(${spelled(left, context)} || ${b})`, right.nullable);
  return left.nullable && right.nullable
    ? textValue(`coalesce(${a} || ${spelled(right, context)}, ${b})`, true)
    : textValue(`(${spelled(left, context)} || ${spelled(right, context)})`);
};

const divided: Binary = (left, right, context) => {
  const quotient = arithmetic(
    (a, b) => `${a} / nullif(${b}, 0)`,
    (a, b) => ({ whole: false, least: a.least / b.most, most: a.most / b.least }),
  )(left, right, context);
  return { ...quotient, nullable: true };
};

/** Remainders are those of whole numbers: PostgreSQL has none of doubles. */
const remainder: Binary = (left, right, context) => {
  const [a, b] = [asNumber(left, context), asNumber(right, context)];
  if (!isCounted(a) || !isCounted(b))
    throw untranslatable('% of numbers with decimals is not in databases: of whole numbers it is');
  const { dialect } = context;
  const sql = `${integer(a.sql, dialect)} % nullif(${integer(b.sql, dialect)}, 0)`;
  return numberValue(double(`(${sql})`, dialect), sizeOf(b));
};

/** SQLite would compare a text that spells a number with a date as that number. */
const comparedText = (value: SqlValue, context: SqlContext): string =>
  context.dialect === 'sqlite' && value.type !== 'string'
    ? `cast(${textSql(value, context)} as text)`
    : textSql(value, context);

/** Two sides of a comparison that are compared as they are. */
function comparable(left: SqlValue, right: SqlValue, context: SqlContext): [string, string] {
  if (left.type === right.type) return [left.sql, right.sql];
  if (isTextual(left) && isTextual(right))
    return [comparedText(left, context), comparedText(right, context)];
  return [asNumber(left, context).sql, asNumber(right, context).sql];
}

const isNull = ({ sql, nullable }: SqlValue, { dialect }: SqlContext): string =>
  nullable ? `(${sql} is null)` : truthSql(false, dialect);

/** `==`: null is null; a number is what a text of the source spells. */
export const equal: Binary = (left, right, context) => {
  const { dialect } = context;
  if (left.type === 'nothing') return booleanValue(isNull(right, context));
  if (right.type === 'nothing') return booleanValue(isNull(left, context));
  if (left.type === 'number' && typeof right.literal === 'string')
    return equalToSpelled(left, right.literal, context);
  if (right.type === 'number' && typeof left.literal === 'string')
    return equalToSpelled(right, left.literal, context);
  if (isTextual(left) !== isTextual(right))
    throw untranslatable('a text is compared with a text: "1", and not 1');
  const [a, b] = comparable(left, right, context);
  if (!left.nullable && !right.nullable) return booleanValue(`(${a} = ${b})`);
  return booleanValue(`(${a} ${dialect === 'sqlite' ? 'is' : 'is not distinct from'} ${b})`);
};

function equalToSpelled(value: SqlValue, text: string, context: SqlContext): SqlValue {
  const number = numberOf(text);
  return number === null
    ? booleanValue(truthSql(false, context.dialect))
    : equal(value, literalValue(number, context.dialect), context);
}

/** `===`: values of different types are the same only where neither is there. */
const identical: Binary = (left, right, context) => {
  if (left.isAbsent || right.isAbsent)
    throw untranslatable('the end of a range is compared by == and !=, not by === and !==');
  const isSameType = left.type === right.type || (isTextual(left) && isTextual(right));
  if (isSameType || left.type === 'nothing' || right.type === 'nothing')
    return equal(left, right, context);
  return booleanValue(`(${isNull(left, context)} and ${isNull(right, context)})`);
};

const not =
  (operator: Binary): Binary =>
  (left, right, context) =>
    booleanValue(`(not ${operator(left, right, context).sql})`);

/** Order; what is not there has none. Texts are in the order of their characters. */
const order =
  (operator: string): Binary =>
  (left, right, context) => {
    const no = truthSql(false, context.dialect);
    if (left.type === 'nothing' || right.type === 'nothing') return booleanValue(no);
    if (isTextual(left) !== isTextual(right))
      throw untranslatable('the order of a text and a number is not that of a database');
    const [a, b] = comparable(left, right, context);
    const isOfTexts = isTextual(left) && (left.type === 'string' || left.type !== right.type);
    const collation = isOfTexts && context.dialect === 'postgres' ? ' collate "C"' : '';
    return booleanValue(`coalesce(${a} ${operator} ${b}${collation}, ${no})`);
  };

/** `part in text`; lists are in translate.ts. */
const partOf: Binary = (left, right, context) => {
  if (!isTextual(right)) throw untranslatable('in looks into a list or a text');
  return booleanValue(
    `coalesce(${holds(textSql(right, context), spelled(left, context), context)}, ${truthSql(false, context.dialect)})`,
  );
};

/** Whether the text has the part, to the letter. */
export const holds = (text: string, part: string, { dialect }: SqlContext): string =>
  dialect === 'sqlite' ? `instr(${text}, ${part}) > 0` : `position(${part} in ${text}) > 0`;

/** Those that take both values; `&&`, `||` and `??` are in translate.ts. */
export const binaryOperators: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', joined],
  ['-', arithmetic((a, b) => `${a} - ${b}`, added)],
  [
    '*',
    arithmetic(
      (a, b) => `${a} * ${b}`,
      (a, b) => ({
        whole: a.whole && b.whole,
        least: a.least * b.least,
        most: a.most * b.most,
      }),
    ),
  ],
  ['/', divided],
  ['%', remainder],
  ['==', equal],
  ['!=', not(equal)],
  ['===', identical],
  ['!==', not(identical)],
  ['<', order('<')],
  ['<=', order('<=')],
  ['>', order('>')],
  ['>=', order('>=')],
  ['in', partOf],
]);
