import { InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { cronLimits, type CronChoice, type CronField } from '../../schema/cron/cron.ts';
import { cronTexts } from '../locale/cron.ts';
import { cronMeanings } from '../locale/cronMeaning.ts';

/** What the generator offers; anything else stays as it is written. */
export type Kind = Exclude<CronChoice['kind'], 'other'>;
export type Choices = { [K in Kind]: Extract<CronChoice, { kind: K }> };

export const thisYear = () => new Date().getFullYear();

/** Controls in a sentence that names their places: {0}, {1}. */
export function Words({
  text,
  parts,
  after,
}: {
  text: string;
  parts: readonly ReactNode[];
  after?: string;
}) {
  return (
    <span className="pl-cron-words">
      {text
        .split(/\{(\d)\}/)
        .map((piece, index) =>
          index % 2 === 1 ? parts[Number(piece)] : piece && <span key={`w${index}`}>{piece}</span>,
        )}
      {after && <span>{after}</span>}
    </span>
  );
}

interface ValueProps {
  field: CronField;
  value: number;
  least?: number;
  most?: number;
  onChange(value: number): void;
}

export function Value({ field, value, least, most, onChange }: ValueProps) {
  const [first, last] = cronLimits[field];
  const from = least ?? (field === 'year' ? thisYear() : first);
  return (
    <InputNumber
      size="small"
      aria-label={cronTexts().fields[field]}
      min={Math.min(from, value)}
      max={most ?? last}
      precision={0}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

interface WeekdayProps {
  value: number;
  first?: number;
  last?: number;
  onChange(value: number): void;
}

export function Weekday({ value, first = 1, last = 7, onChange }: WeekdayProps) {
  return (
    <Select
      size="small"
      className="pl-cron-weekday"
      aria-label={cronTexts().fields.week}
      value={value}
      onChange={onChange}
      options={weekdays().map((one) => ({
        ...one,
        disabled: one.value < first || one.value > last,
      }))}
    />
  );
}

const weekdays = () => cronMeanings().weekdays.map((label, index) => ({ value: index + 1, label }));

/** The numbers that a list offers; of years the next ten. */
function offered(field: CronField): { value: number; label: string }[] {
  if (field === 'week') return weekdays();
  const [first, last] = field === 'year' ? [thisYear(), thisYear() + 9] : cronLimits[field];
  return Array.from({ length: last - first + 1 }, (_one, index) => ({
    value: first + index,
    label: String(first + index),
  }));
}

export function Several({
  field,
  choice,
  onChange,
}: {
  field: CronField;
  choice: Choices['values'];
  onChange(choice: Choices['values']): void;
}) {
  return (
    <Select
      mode="multiple"
      size="small"
      className="pl-cron-several"
      aria-label={cronTexts().titles.values}
      placeholder={cronTexts().several}
      value={[...choice.values]}
      options={offered(field)}
      onChange={(values) =>
        onChange({ kind: 'values', values: values.toSorted((one, other) => one - other) })
      }
    />
  );
}
