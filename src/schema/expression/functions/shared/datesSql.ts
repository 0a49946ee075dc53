/** What functions of dates have in common in SQL. */
import { wallClock } from '../../../record/wallClock.ts';
import { quoted, untranslatable, type SqlContext, type SqlValue } from '../../sql/value.ts';

/** A text of the source that is a day or moment is one. */
export function dateOf(value: SqlValue, { dialect }: SqlContext): SqlValue {
  if (value.type === 'day' || value.type === 'moment') return value;
  const text = value.literal;
  const isDay = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (isDay && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))
    return dayValue(quoted(text), dialect);
  throw untranslatable(
    'databases know the dates of fields of type date and datetime, not of texts',
  );
}

/** A day that is always there. */
export const dayValue = (text: string, dialect: SqlContext['dialect']): SqlValue => ({
  type: 'day',
  sql: dialect === 'sqlite' ? text : `${text}::date`,
  nullable: false,
});

/** The present time on the wall clock, `yyyy-MM-dd HH:mm:ss`. */
export const nowText = ({ now, hoursAhead }: SqlContext): string => wallClock(now, hoursAhead);
