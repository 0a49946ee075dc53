import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { readFormText, type ReadFormText } from '../imports/readFormText.ts';
import { Editor, Faults } from '../json/JsonText.tsx';
import { designerTexts } from '../locale/index.ts';
import { FormView } from './FormView.tsx';
import { LossReport } from './LossReport.tsx';
import { Submitted } from './Submitted.tsx';
import './freeForm.css';

interface Props {
  text: string;
  onText(text: string): void;
}

/** A text beside the form that it is; while it has faults, the form is what was last right. */
export function ParsedForm({ text, onText }: Props) {
  const texts = designerTexts().forms;
  const read = useReading(text);
  const [submitted, setSubmitted] = useState<unknown>();
  const { form, problems } = read;
  return (
    <div className="pl-parser-room">
      <section aria-label={texts.drawn}>
        {problems.length > 0 && form && (
          <p className="pl-parser-note" role="status">
            {texts.stale}
          </p>
        )}
        {form ? (
          <FormView form={form.form} buttons={form.buttons} onSubmit={setSubmitted} />
        ) : (
          <p className="pl-parser-note">{texts.nothing}</p>
        )}
        {form && <LossReport lost={form.lost} />}
        <Submitted values={submitted} />
      </section>
      <section className="pl-panel" aria-label={texts.text}>
        <h2>{form ? texts.notations[form.notation] : texts.text}</h2>
        <Faults problems={problems} />
        <Editor
          as="text"
          rows={24}
          aria-label={texts.text}
          value={text}
          onChange={(next = '') => onText(next)}
        />
      </section>
    </div>
  );
}

/** What a text is now, and the form that it was when it was last right. */
function useReading(text: string) {
  const deferred = useDeferredValue(text);
  const last = useRef<ReadFormText>(undefined);
  return useMemo(() => {
    if (deferred.trim() === '') {
      last.current = undefined;
      return { form: undefined, problems: [] };
    }
    const read = readFormText(deferred);
    if ('problems' in read) return { form: last.current, problems: read.problems };
    last.current = read;
    return { form: read, problems: [] };
  }, [deferred]);
}
