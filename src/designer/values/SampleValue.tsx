import { Segmented } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from '../../runtime/core/store.ts';
import type { FormMode } from '../../schema/compile/plan.ts';
import { shortText } from '../../widgets/plainText.ts';
import type { Path } from '../document/path.ts';
import { problemText } from '../locale/problem.ts';
import { ruleTexts } from '../rules/locale/index.ts';
import type { Offered } from '../rules/offered.ts';
import { codeProblems } from '../rules/place.ts';
import { useDesigner } from '../state/context.ts';
import { evaluated, kindOf, type Evaluated } from './evaluated.ts';
import { liveOf } from './live.ts';
import { valueTexts } from './locale/index.ts';
import { modelsAt, sampleScope } from './scope.ts';
import { useSampleRecord, type Sample } from './useSampleRecord.ts';
import './values.css';

interface Props {
  /** Where the expression stands. */
  path: Path;
  source: string;
  offered: Offered;
}

const sampleModes = ['create', 'edit'] as const satisfies readonly FormMode[];
type SampleMode = (typeof sampleModes)[number];

/** What an expression gives with a sample record, while it is typed. */
export function SampleValue({ path, source, offered }: Props) {
  const { store } = useDesigner();
  const texts = valueTexts();
  const { names, place } = offered;
  const at = JSON.stringify(path);
  const models = useMemo(() => modelsAt(place, JSON.parse(at) as Path), [place, at]);
  const values = useSampleRecord(models.values);
  const row = useSampleRecord(models.row);
  const [mode, setMode] = useState<SampleMode>('edit');
  const live = liveOf(store);
  // The page in the canvas changes by itself, too: its sources come, its forms are filled in.
  useStore(live, (whole) => whole);
  const typed = useDeferredValue(source);
  const isSound = useMemo(
    () => typed.trim() !== '' && codeProblems(typed, names).length === 0,
    [typed, names],
  );
  if (!isSound) return null;
  const samples = { mode, values: values?.record, row: row?.record };
  const result = evaluated(typed, sampleScope(live.now(), models, samples));
  if (!result) return null;
  const isReading = (models.values && !values) || (models.row && !row);
  const used = models.form !== undefined && mode === 'edit' ? (values ?? row) : row;
  return (
    <div className="pl-sample" role="group" aria-label={texts.sample}>
      <p className="pl-sample-value" role="status">
        {isReading ? texts.reading : <Result result={result} />}
      </p>
      {models.values && (
        <Segmented
          size="small"
          aria-label={texts.mode}
          value={mode}
          onChange={setMode}
          options={sampleModes.map((value) => ({ value, label: texts.modes[value] }))}
        />
      )}
      {used && <small>{recordText(used)}</small>}
    </div>
  );
}

const recordText = ({ label, made }: Sample): string => {
  const texts = valueTexts();
  return made ? texts.made[made](label) : texts.record(label);
};

function Result({ result }: { result: Evaluated }) {
  const texts = valueTexts();
  if ('missing' in result)
    return <>{texts.missing(result.missing.map((name) => ruleTexts().root(name)))}</>;
  if ('failure' in result) {
    const { text, lang } = problemText({ message: result.failure.message });
    return <span lang={lang}>{texts.failed(text)}</span>;
  }
  const { value } = result;
  const kind = kindOf(value);
  return (
    <>
      {texts.gives} <code>{shownValue(value)}</code>
      <span className="pl-sample-kind">{texts.kinds[kind]}</span>
    </>
  );
}

/** A value in a line. */
function shownValue(value: unknown): string {
  const { yes, no, nothing } = valueTexts();
  if (value === undefined || value === null) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  return shortText(JSON.stringify(value));
}
