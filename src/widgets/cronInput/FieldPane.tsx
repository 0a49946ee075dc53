import { Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { cronLimits, type CronChoice, type CronField } from '../../schema/cron/cron.ts';
import { cronTexts } from '../locale/cron.ts';
import { Several, thisYear, Value, Weekday, Words, type Choices, type Kind } from './controls.tsx';
import { unreachable } from '../../schema/unreachable.ts';

/** Choices of a field in their order (docs/protocol/pages.md#monitoring). */
const kindsOf = (field: CronField): readonly Kind[] => {
  if (field === 'day') return ['any', 'none', 'range', 'step', 'workday', 'last', 'values'];
  if (field === 'week') return ['any', 'none', 'range', 'nth', 'lastWeekday', 'values'];
  if (field === 'year') return ['absent', 'any', 'range', 'step', 'values'];
  return ['any', 'range', 'step', 'values'];
};

/** What each choice begins with. */
function firstChoices(field: CronField): Choices {
  const least = field === 'year' ? thisYear() : cronLimits[field][0];
  return {
    any: { kind: 'any' },
    none: { kind: 'none' },
    absent: { kind: 'absent' },
    range: { kind: 'range', from: least, to: least + 1 },
    step: { kind: 'step', from: least, every: 1 },
    values: { kind: 'values', values: [] },
    workday: { kind: 'workday', day: 1 },
    last: { kind: 'last' },
    nth: { kind: 'nth', day: 2, week: 1 },
    lastWeekday: { kind: 'lastWeekday', day: 2 },
  };
}

interface Props {
  field: CronField;
  choice: CronChoice;
  onChange(choice: CronChoice): void;
}

/** One tab: one radio, and the numbers of each choice beside it. */
export function FieldPane({ field, choice, onChange }: Props) {
  const [numbers, setNumbers] = useState(() => ({
    ...firstChoices(field),
    ...(choice.kind !== 'other' && { [choice.kind]: choice }),
  }));
  const change = (next: Choices[Kind]) => {
    setNumbers({ ...numbers, [next.kind]: next });
    onChange(next);
  };
  return (
    <Radio.Group
      className="pl-cron-choices"
      aria-label={cronTexts().fields[field]}
      value={choice.kind}
      onChange={({ target }) => change(numbers[target.value as Kind])}
    >
      {kindsOf(field).map((kind) => (
        <div key={kind} className="pl-cron-choice">
          <Radio value={kind}>{titleOf(field, kind)}</Radio>
          <Numbers field={field} choice={numbers[kind]} onChange={change} />
        </div>
      ))}
      {choice.kind === 'other' && (
        <div className="pl-cron-choice">
          <Radio value="other">{cronTexts().other(choice.text)}</Radio>
        </div>
      )}
    </Radio.Group>
  );
}

function titleOf(field: CronField, kind: Kind): string {
  const { titles } = cronTexts();
  if (kind === 'any') return field === 'year' ? titles.everyYear : titles.any(field);
  return titles[kind];
}

interface NumbersProps {
  field: CronField;
  choice: Choices[Kind];
  onChange(choice: Choices[Kind]): void;
}

/** The numbers of a choice, in the words around them. */
function Numbers({ field, choice, onChange }: NumbersProps): ReactNode {
  const cron = cronTexts();
  const [, greatest] = cronLimits[field];
  const unit = cron.units[field];
  switch (choice.kind) {
    case 'range': {
      const from = (value: number) =>
        onChange({ ...choice, from: value, to: Math.max(choice.to, value + 1) });
      const to = (value: number) => onChange({ ...choice, to: value });
      return field === 'week' ? (
        <Words
          text={cron.rangeWords}
          parts={[
            <Weekday key="0" value={choice.from} last={6} onChange={from} />,
            <Weekday key="1" value={choice.to} first={choice.from + 1} onChange={to} />,
          ]}
        />
      ) : (
        <Words
          text={cron.rangeWords}
          after={unit}
          parts={[
            <Value key="0" field={field} value={choice.from} most={greatest - 1} onChange={from} />,
            <Value key="1" field={field} value={choice.to} least={choice.from + 1} onChange={to} />,
          ]}
        />
      );
    }
    case 'step':
      return (
        <Words
          text={cron.stepWords[field]}
          parts={[
            <Value
              key="0"
              field={field}
              value={choice.from}
              onChange={(from) => onChange({ ...choice, from })}
            />,
            <Value
              key="1"
              field={field}
              value={choice.every}
              least={1}
              onChange={(every) => onChange({ ...choice, every })}
            />,
          ]}
        />
      );
    case 'workday':
      return (
        <Words
          text={cron.workdayWords}
          parts={[
            <Value
              key="0"
              field={field}
              value={choice.day}
              onChange={(day) => onChange({ ...choice, day })}
            />,
          ]}
        />
      );
    case 'nth':
      return (
        <Words
          text={cron.nthWords}
          parts={[
            <Value
              key="0"
              field={field}
              value={choice.week}
              least={1}
              most={4}
              onChange={(week) => onChange({ ...choice, week })}
            />,
            <Weekday key="1" value={choice.day} onChange={(day) => onChange({ ...choice, day })} />,
          ]}
        />
      );
    case 'lastWeekday':
      return <Weekday value={choice.day} onChange={(day) => onChange({ ...choice, day })} />;
    case 'values':
      return <Several field={field} choice={choice} onChange={onChange} />;
    case 'any':
    case 'none':
    case 'absent':
    case 'last':
      return null;
    default:
      throw unreachable(choice);
  }
}
