/**
 * Expressions of Quartz for times that come again: `second minute hour day month week [year]`. Days
 * of the week count from Sunday, 1; exactly one of day and week is `?`.
 */
/** The fields in their order. */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;
export type CronField = (typeof cronFields)[number];

/** The least and the greatest value of each field. */
export const cronLimits: Readonly<Record<CronField, readonly [number, number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [1, 7],
  year: [1970, 2099],
};

/** What a field says. */
export type CronChoice =
  /** Each value: `*`. */
  | { kind: 'any' }
  /** Nothing: `?`. */
  | { kind: 'none' }
  /** No year at all. */
  | { kind: 'absent' }
  | { kind: 'range'; from: number; to: number }
  /** From a value on, each so many: `a/n`. */
  | { kind: 'step'; from: number; every: number }
  | { kind: 'values'; values: readonly number[] }
  /** The working day nearest to a day: `15W`. */
  | { kind: 'workday'; day: number }
  /** The last day of the month: `L`. */
  | { kind: 'last' }
  /** The first to fifth of a day of the week in a month: `2#1`. */
  | { kind: 'nth'; day: number; week: number }
  /** The last of a day of the week in a month: `6L`. */
  | { kind: 'lastWeekday'; day: number }
  /**
   * What Quartz knows beyond that, as it is written; wrong when its numbers are not the field's.
   */
  | { kind: 'other'; text: string; isWrong: boolean };

export type CronParts = Readonly<Record<CronField, CronChoice>>;

/** What a new expression begins with: every second. */
export const everySecond: CronParts = {
  second: { kind: 'any' },
  minute: { kind: 'any' },
  hour: { kind: 'any' },
  day: { kind: 'any' },
  month: { kind: 'any' },
  week: { kind: 'none' },
  year: { kind: 'absent' },
};

const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const weekNames = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/** Names of months and days as the numbers that they stand for. */
function numbered(field: CronField, text: string): string {
  const names = field === 'month' ? monthNames : field === 'week' ? weekNames : undefined;
  if (!names) return text;
  return text.replace(/[A-Z]{3}/g, (name) => {
    const at = names.indexOf(name);
    return at < 0 ? name : String(at + 1);
  });
}

/**
 * What an expression says, field by field; undefined when it has not six or seven fields. Whether
 * each of them makes sense is for `cronProblem`.
 */
export function parseCron(expression: string): CronParts | undefined {
  const texts = expression.trim().toUpperCase().split(/\s+/);
  if (texts.length !== 6 && texts.length !== 7) return undefined;
  const entries = cronFields.map((field, index) => [field, choiceOf(field, texts[index])] as const);
  return Object.fromEntries(entries) as Record<CronField, CronChoice>;
}

/** What one field says. */
export function choiceOf(field: CronField, given: string | undefined): CronChoice {
  if (given === undefined) return { kind: 'absent' };
  const text = numbered(field, given);
  const choice = readChoice(field, text);
  if (choice && isWithin(field, choice)) return choice;
  // A range may go over the end: FRI-MON.
  const isRound =
    choice?.kind === 'range' && isWithin(field, { ...choice, from: choice.to, to: choice.from });
  return { kind: 'other', text, isWrong: choice !== undefined && !isRound };
}

function readChoice(field: CronField, text: string): CronChoice | undefined {
  const numbers = [...text.matchAll(/\d+/g)].map(Number);
  const [first = 0, second = 0] = numbers;
  if (text === '*') return { kind: 'any' };
  if (text === '?') return field === 'day' || field === 'week' ? { kind: 'none' } : undefined;
  if (/^\d+-\d+$/.test(text)) return { kind: 'range', from: first, to: second };
  if (/^\d+\/\d+$/.test(text)) return { kind: 'step', from: first, every: second };
  if (/^\*\/\d+$/.test(text)) return { kind: 'step', from: cronLimits[field][0], every: first };
  if (/^\d+(,\d+)*$/.test(text)) return { kind: 'values', values: ascending(numbers) };
  if (field === 'day' && /^\d+W$/.test(text)) return { kind: 'workday', day: first };
  if (field === 'day' && text === 'L') return { kind: 'last' };
  // The last day of a week is its seventh.
  if (field === 'week' && text === 'L') return { kind: 'values', values: [7] };
  if (field === 'week' && /^\d#\d$/.test(text)) return { kind: 'nth', day: first, week: second };
  if (field === 'week' && /^\dL$/.test(text)) return { kind: 'lastWeekday', day: first };
  return undefined;
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Whether the numbers of a choice are those of its field. */
function isWithin(field: CronField, choice: CronChoice): boolean {
  const [least, greatest] = cronLimits[field];
  const fits = (value: number): boolean => value >= least && value <= greatest;
  switch (choice.kind) {
    case 'range':
      return fits(choice.from) && fits(choice.to) && choice.from < choice.to;
    case 'step':
      return fits(choice.from) && choice.every >= 1;
    case 'values':
      return choice.values.every(fits);
    case 'workday':
    case 'lastWeekday':
      return fits(choice.day);
    case 'nth':
      return fits(choice.day) && choice.week >= 1 && choice.week <= 5;
    // Numbers play no part in them; whether `other` is wrong stands in it.
    case 'any':
    case 'none':
    case 'absent':
    case 'last':
    case 'other':
      return true;
  }
}

/** One field as it is written; '' for an absent one. */
export function writeChoice(choice: CronChoice): string {
  switch (choice.kind) {
    case 'any':
      return '*';
    case 'none':
      return '?';
    case 'absent':
      return '';
    case 'range':
      return `${choice.from}-${choice.to}`;
    case 'step':
      return `${choice.from}/${choice.every}`;
    case 'values':
      return choice.values.length === 0 ? '*' : choice.values.join(',');
    case 'workday':
      return `${choice.day}W`;
    case 'last':
      return 'L';
    case 'nth':
      return `${choice.day}#${choice.week}`;
    case 'lastWeekday':
      return `${choice.day}L`;
    case 'other':
      return choice.text;
  }
}

/** The expression of its fields. */
export const writeCron = (parts: CronParts): string =>
  cronFields
    .map((field) => writeChoice(parts[field]))
    .join(' ')
    .trimEnd();

/** A field changed; one of day and week says nothing while the other says something. */
export function withChoice(parts: CronParts, field: CronField, choice: CronChoice): CronParts {
  const next = { ...parts, [field]: choice };
  if (field !== 'day' && field !== 'week') return next;
  const other = field === 'day' ? 'week' : 'day';
  if (choice.kind !== 'none') return { ...next, [other]: { kind: 'none' } };
  return parts[other].kind === 'none' ? { ...next, [other]: { kind: 'any' } } : next;
}
