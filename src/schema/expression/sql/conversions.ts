/** What values of one type are as values of another. */
import { numberTextSql } from './numberText.ts';
import {
  booleanValue,
  double,
  eitherSize,
  isTextual,
  numberValue,
  quoted,
  sizeOf,
  textValue,
  truthSql,
  untranslatable,
} from './value.ts';
import type { SqlContext, SqlDialect, SqlType, SqlValue } from './value.ts';

/** A value that stands in the source. */
export function literalValue(literal: unknown, dialect: SqlDialect): SqlValue {
  if (literal === null) return { type: 'nothing', sql: 'null', nullable: true };
  if (typeof literal === 'boolean') return { ...booleanValue(truthSql(literal, dialect)), literal };
  if (typeof literal === 'string') {
    const text = quoted(literal);
    return { ...textValue(dialect === 'sqlite' ? text : `${text}::text`), literal };
  }
  if (typeof literal !== 'number') throw untranslatable('undefined is no value: write null');
  const size = Math.abs(literal) || 1;
  const written = String(literal);
  const sql =
    dialect === 'postgres'
      ? double(`'${written}'`, dialect)
      : /[.e]/.test(written)
        ? written
        : `${written}.0`;
  return {
    ...numberValue(sql, { whole: Number.isInteger(literal), least: size, most: size }, false),
    literal,
  };
}

/** The text of a value, null of null. */
export function textSql(value: SqlValue, { dialect }: Pick<SqlContext, 'dialect'>): string {
  const { type, sql } = value;
  switch (type) {
    case 'string':
      return sql;
    case 'day':
      return dialect === 'sqlite' ? sql : `to_char(${sql}, 'YYYY-MM-DD')`;
    case 'moment':
      return dialect === 'sqlite' ? sql : `to_char(${sql}, 'YYYY-MM-DD HH24:MI:SS')`;
    case 'boolean':
      return `case when ${sql} then 'true' when not ${sql} then 'false' end`;
    case 'nothing':
      return 'null';
    case 'number':
      return numberTextSql(value, { dialect });
  }
}

/** The text of a value as sentences have it: nothing for null. */
export function spelled(value: SqlValue, context: Pick<SqlContext, 'dialect'>): string {
  const text = textSql(value, context);
  return value.nullable ? `coalesce(${text}, '')` : `(${text})`;
}

/** The number that a value stands for. Texts stand for none here, whatever they spell. */
export function asNumber(value: SqlValue, { dialect }: Pick<SqlContext, 'dialect'>): SqlValue {
  switch (value.type) {
    case 'number':
      return value;
    case 'nothing':
      return numberValue(double('null', dialect), { whole: true, least: 1, most: 1 });
    case 'boolean': {
      const sql =
        dialect === 'sqlite'
          ? value.sql
          : `case when ${value.sql} then 1 when not ${value.sql} then 0 end`;
      return numberValue(double(sql, dialect), { whole: true, least: 1, most: 1 }, value.nullable);
    }
    case 'string':
    case 'day':
    case 'moment':
      throw untranslatable('databases do not read numbers out of texts as the language does');
  }
}

/** Whether a value counts as true, never null. */
export function truthOf({ type, sql, nullable }: SqlValue, { dialect }: SqlContext): string {
  switch (type) {
    case 'boolean':
      return nullable ? `coalesce(${sql}, ${truthSql(false, dialect)})` : sql;
    case 'number':
      return `coalesce(${sql} <> 0, ${truthSql(false, dialect)})`;
    case 'string':
      return `coalesce(${sql} <> '', ${truthSql(false, dialect)})`;
    case 'nothing':
      return truthSql(false, dialect);
    case 'day':
    case 'moment':
      return `(${sql} is not null)`;
  }
}

/** Values of which one is the result, made alike. Throws for those of different types. */
export function alike(values: readonly SqlValue[], context: SqlContext): SqlValue[] {
  const types = new Set(values.map(({ type }) => type).filter((type) => type !== 'nothing'));
  if (types.size <= 1) return values.map((value) => nullOf(value, [...types][0], context));
  if (values.every((value) => isTextual(value) || value.type === 'nothing'))
    return values.map((value) => ({
      ...textValue(`(${textSql(value, context)})`, value.nullable),
      ...absence([value]),
    }));
  throw untranslatable(
    `its value may be of type ${[...types].join(' or ')}, and databases need one`,
  );
}

/** PostgreSQL wants to know the type of a null. */
function nullOf(value: SqlValue, type: SqlType | undefined, { dialect }: SqlContext): SqlValue {
  if (value.type !== 'nothing' || type === undefined) return value;
  const sql = dialect === 'sqlite' ? 'null' : `null::${postgresTypes[type]}`;
  return type === 'number'
    ? numberValue(sql, { whole: true, least: 1, most: 1 })
    : { type, sql, nullable: true };
}

const postgresTypes: Readonly<Record<SqlType, string>> = {
  number: 'double precision',
  string: 'text',
  day: 'date',
  moment: 'timestamp',
  boolean: 'boolean',
  nothing: 'text',
};

/** One of several values, by SQL that gives it. @param values made alike */
export function oneOf(values: readonly SqlValue[], sql: string, nullable: boolean): SqlValue {
  const [first] = values;
  if (!first) throw untranslatable('there is no value to choose from');
  if (first.type !== 'number') return { type: first.type, sql, nullable, ...absence(values) };
  const size = values.map(sizeOf).reduce(eitherSize);
  return { ...numberValue(sql, size, nullable), ...absence(values) };
}

const absence = (values: readonly SqlValue[]): Pick<SqlValue, 'isAbsent'> =>
  values.some(({ isAbsent }) => isAbsent) ? { isAbsent: true } : {};
