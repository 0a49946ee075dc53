import { Button, Select } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { ClauseRow } from './ClauseRow.tsx';
import { ruleTexts } from './locale/index.ts';
import type { Clause, Sentence } from './sentence.ts';
import { firstValue, subjectOf, type Subject } from './subjects.ts';
import { useDictLabels } from './useDictLabels.ts';

interface Props {
  sentence: Sentence;
  subjects: readonly Subject[];
  onChange(sentence: Sentence): void;
}

/** A condition as a sentence: comparisons that are chosen, and whether all or one must hold. */
export function SentenceEditor({ sentence, subjects, onChange }: Props) {
  const texts = ruleTexts();
  const { joint, clauses } = sentence;
  const spoken = useDictLabels(clauses.map(({ subject }) => subjectOf(subjects, subject)));
  const setClauses = (next: readonly Clause[]) =>
    onChange({ joint: next.length > 1 ? joint : 'and', clauses: next });
  const add = () => {
    const [first] = subjects;
    if (first) setClauses([...clauses, begun(first)]);
  };
  return (
    <div className="pl-sentence" role="group" aria-label={texts.sentence}>
      {clauses.length === 0 && <span className="pl-design-note">{texts.always}</span>}
      {clauses.length > 1 && (
        <Select
          showSearch
          optionFilterProp="label"
          aria-label={texts.joint}
          value={joint}
          onChange={(next) => onChange({ ...sentence, joint: next })}
          options={(['and', 'or'] as const).map((value) => ({
            value,
            label: `${texts.joint}${texts.joints[value]}`,
          }))}
        />
      )}
      {clauses.map((clause, index) => (
        <ClauseRow
          key={index}
          clause={clause}
          subject={spoken[index] ?? subjectOf(subjects, clause.subject)}
          subjects={subjects}
          onChange={(next) => setClauses(clauses.with(index, next))}
          onRemove={() => setClauses(clauses.toSpliced(index, 1))}
        />
      ))}
      <Button
        size="small"
        icon={<Icon name="plus" />}
        disabled={subjects.length === 0}
        onClick={add}
      >
        {texts.add}
      </Button>
    </div>
  );
}

/** The comparison that begins with a subject. */
const begun = (subject: Subject): Clause =>
  subject.kind === 'truth'
    ? { subject: subject.path, relation: 'holds' }
    : { subject: subject.path, relation: 'equals', operand: { value: firstValue(subject) } };
