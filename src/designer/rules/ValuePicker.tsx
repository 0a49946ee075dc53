import { Input, InputNumber, Select } from 'antd';
import { ruleTexts } from './locale/index.ts';
import type { Scalar } from './sentence.ts';
import type { Subject } from './subjects.ts';

interface ValueProps {
  value: Scalar;
  subject: Subject;
  onChange(value: Scalar): void;
}

/** What a value can be: a choice, a truth, a number or a text. */
export function ValuePicker({ value, subject, onChange }: ValueProps) {
  const texts = ruleTexts();
  const { choices } = subject;
  if (choices || typeof value === 'boolean' || subject.kind === 'truth')
    return (
      <Select
        showSearch
        optionFilterProp="label"
        aria-label={texts.value}
        value={codeOf(value)}
        onChange={(code) => onChange(JSON.parse(code) as Scalar)}
        options={optionsOf(subject, [value])}
      />
    );
  if (typeof value === 'number')
    return (
      <InputNumber
        aria-label={texts.value}
        value={value}
        onChange={(next) => onChange(next ?? 0)}
      />
    );
  return (
    <Input
      aria-label={texts.value}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ListProps {
  items: readonly Scalar[];
  subject: Subject;
  onChange(items: readonly Scalar[]): void;
}

/** Several values: those that there are to choose from, or those that are typed. */
export function ValueList({ items, subject, onChange }: ListProps) {
  const options = optionsOf(subject, items);
  const known = new Set(options.map(({ value }) => value));
  const read = (code: string): Scalar =>
    known.has(code) ? (JSON.parse(code) as Scalar) : typed(code, subject);
  return (
    <Select
      mode={subject.choices ? 'multiple' : 'tags'}
      aria-label={ruleTexts().value}
      value={items.map(codeOf)}
      onChange={(codes) => onChange(codes.map(read))}
      options={options}
    />
  );
}

/** Values of boxes are texts: a value as JSON, by which 1 and "1" differ. */
const codeOf = (value: Scalar): string => JSON.stringify(value);

/** What somebody typed, as a value of the subject. */
function typed(text: string, { kind }: Subject): Scalar {
  const number = Number(text);
  return kind === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text;
}

/** The choices of a subject; what is chosen stays although it is none of them. */
function optionsOf(subject: Subject, chosen: readonly Scalar[]) {
  const { yes, no } = ruleTexts();
  const truths = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  const choices = subject.choices ?? (subject.kind === 'truth' ? truths : []);
  const others = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...others.map((value) => ({ value, label: String(value) }))].map(
    ({ value, label }) => ({ value: codeOf(value), label }),
  );
}
