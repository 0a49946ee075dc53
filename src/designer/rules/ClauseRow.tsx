import { Button, Select } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { ruleTexts } from './locale/index.ts';
import { withRelation, type Clause, type Operand, type Relation } from './sentence.ts';
import { firstValue, subjectOf, suits, type Subject } from './subjects.ts';
import { ValueList, ValuePicker } from './ValuePicker.tsx';

interface Props {
  clause: Clause;
  /** What it speaks of. */
  subject: Subject;
  /** What it could speak of. */
  subjects: readonly Subject[];
  onChange(clause: Clause): void;
  onRemove(): void;
}

/** One comparison: what is compared, how, and with what. */
export function ClauseRow({ clause, subject, subjects, onChange, onRemove }: Props) {
  const texts = ruleTexts();
  return (
    <div className="pl-clause">
      <SubjectPicker
        label={texts.subject}
        path={clause.subject}
        subjects={subjects}
        onChange={(path) => onChange(aboutSubject(clause, subjectOf(subjects, path)))}
      />
      <Select
        showSearch
        optionFilterProp="label"
        aria-label={texts.relation}
        value={clause.relation}
        onChange={(relation) => onChange(withRelation(clause, relation))}
        options={relationChoices(clause.relation)}
      />
      {'operand' in clause && (
        <OperandPicker
          operand={clause.operand}
          subject={subject}
          subjects={subjects}
          onChange={(operand) => onChange({ ...clause, operand })}
        />
      )}
      {'items' in clause && (
        <ValueList
          items={clause.items}
          subject={subject}
          onChange={(items) => onChange({ ...clause, items })}
        />
      )}
      <Button
        size="small"
        type="text"
        aria-label={texts.removeClause}
        title={texts.removeClause}
        icon={<Icon name="delete" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Comparisons with null are offered only where one stands: "is empty" says more. */
const relationChoices = (present: Relation) =>
  (Object.entries(ruleTexts().relations) as [Relation, string][])
    .filter(([value]) => !['some', 'none'].includes(value) || value === present)
    .map(([value, label]) => ({ value, label }));

/** The same comparison about something else; values that it cannot have give way. */
function aboutSubject(clause: Clause, subject: Subject): Clause {
  const { path } = subject;
  if ('operand' in clause && 'value' in clause.operand) {
    const { value } = clause.operand;
    const operand = { value: suits(subject, value) ? value : firstValue(subject) };
    return { ...clause, subject: path, operand };
  }
  if ('items' in clause) {
    const items = clause.items.filter((item) => suits(subject, item));
    return { ...clause, subject: path, items };
  }
  return { ...clause, subject: path };
}

interface SubjectPickerProps {
  label: string;
  path: string;
  subjects: readonly Subject[];
  onChange(path: string): void;
}

/** One of the names that can be read; what stands there stays, although nothing has that name. */
function SubjectPicker({ label, path, subjects, onChange }: SubjectPickerProps) {
  const known = subjects.some((one) => one.path === path);
  const all = known ? subjects : [...subjects, subjectOf(subjects, path)];
  return (
    <Select
      showSearch
      aria-label={label}
      value={path}
      onChange={onChange}
      popupMatchSelectWidth={false}
      filterOption={(sought, option) =>
        `${String(option?.label)} ${String(option?.value)}`
          .toLowerCase()
          .includes(sought.toLowerCase())
      }
      options={all.map((one) => ({ value: one.path, label: one.label, title: one.path }))}
    />
  );
}

interface OperandProps {
  operand: Operand;
  subject: Subject;
  subjects: readonly Subject[];
  onChange(operand: Operand): void;
}

/** What it is compared with: a value, or another field. */
function OperandPicker({ operand, subject, subjects, onChange }: OperandProps) {
  const texts = ruleTexts();
  const kind = 'path' in operand ? 'path' : 'value';
  const change = (next: 'path' | 'value') =>
    onChange(next === 'path' ? { path: subject.path } : { value: firstValue(subject) });
  return (
    <>
      <Select
        aria-label={texts.operand}
        value={kind}
        onChange={change}
        options={(['value', 'path'] as const).map((value) => ({
          value,
          label: texts.operands[value],
        }))}
      />
      {'path' in operand ? (
        <SubjectPicker
          label={texts.other}
          path={operand.path}
          subjects={subjects}
          onChange={(path) => onChange({ path })}
        />
      ) : (
        <ValuePicker
          value={operand.value}
          subject={subject}
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  );
}
