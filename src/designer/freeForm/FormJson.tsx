import { App, Button } from 'antd';
import { useState } from 'react';
import type { Loss } from '../classic/index.ts';
import { readFormText } from '../imports/readFormText.ts';
import type { Problem } from '../../schema/problem.ts';
import { Editor, Faults } from '../json/JsonText.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { formPlace } from './freePage.ts';
import { copied, download, formText } from './handing.ts';
import { LossReport } from './LossReport.tsx';

/** The form in the notation of the classic editor: it can be changed, applied and handed on. */
export function FormJson() {
  const { store } = useDesigner();
  const { message } = App.useApp();
  const texts = designerTexts();
  const present = formText(useDocument());
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [lost, setLost] = useState<readonly Loss[]>([]);
  // What is edited elsewhere meanwhile, such as undone, stands here at once.
  const text = typed?.of === present ? typed.text : present;
  const apply = () => {
    const read = readFormText(text);
    setProblems('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    setLost(read.lost);
    setTyped(undefined);
    store.edit({ type: 'set', at: formPlace, value: read.form });
  };
  return (
    <section className="pl-design-json" aria-label={texts.forms.text}>
      <p className="pl-form-json-bar">
        <Button type="primary" onClick={apply}>
          {texts.forms.refresh}
        </Button>
        <Button onClick={() => void copied(text).then((said) => message[said.tone](said.text))}>
          {texts.forms.copyJson}
        </Button>
        <Button onClick={() => download(text)}>{texts.forms.exportJson}</Button>
      </p>
      <Faults problems={problems} />
      <LossReport lost={lost} />
      <Editor
        as="text"
        rows={24}
        aria-label={texts.forms.text}
        value={text}
        onChange={(next = '') => setTyped({ text: next, of: present })}
      />
    </section>
  );
}
