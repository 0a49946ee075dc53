import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { Bench } from '../Bench.tsx';
import { Canvas } from '../canvas/Canvas.tsx';
import { designerTexts } from '../locale/index.ts';
import { DesignerContext, useDesignerState } from '../state/context.ts';
import { DesignerStore } from '../state/designerStore.ts';
import { keepAside, readBoard, writeBoard, type BoardKeys } from './board.ts';
import { formCommands } from './formCommands.ts';
import { FormBar } from './FormBar.tsx';
import { FormJson } from './FormJson.tsx';
import { formHost } from './formHost.ts';
import { emptyProject, firstForm, formOf, formPlace, pageWith } from './freePage.ts';
import '../designer.css';
import './freeForm.css';

interface Props {
  keys: BoardKeys;
  /** The language that the classic editor finds. */
  language: string;
  /** Goes on with the form as a page; absent: nobody is signed in. */
  onSaveAsPage?: (() => void) | undefined;
}

/** The designer of a form by itself: it is kept in this browser, and nothing reaches a server. */
export function FreeForm({ keys, language, onSaveAsPage }: Props) {
  const outer = useRuntimeHost();
  const host = useMemo(
    () =>
      formHost(outer, {
        onSubmit: () => undefined,
        refused: () => designerTexts().forms.noServer,
      }),
    [outer],
  );
  const [kept] = useState(() => readBoard(keys));
  const [isKept, setKept] = useState(true);
  const broken = kept && 'broken' in kept ? kept.broken : undefined;
  const designer = useMemo(() => {
    const form = kept && 'form' in kept ? kept.form : firstForm();
    const document = pageWith(form, { id: 'form', title: designerTexts().forms.form });
    const base = { text: null, hash: null };
    const store = new DesignerStore({ id: 'form', document, base, root: formPlace });
    return { store, project: emptyProject(outer.protocol) };
  }, [kept, outer.protocol]);
  useEffect(() => {
    const { store } = designer;
    const keep = () => setKept(writeBoard(keys, formOf(store.document()), language));
    if (broken !== undefined) keepAside(keys, broken);
    keep();
    return store.subscribe((state, before) => {
      if (state.history.document !== before.history.document) keep();
    });
  }, [designer, keys, language, broken]);
  return (
    <RuntimeHostContext value={host}>
      <DesignerContext value={designer}>
        {broken !== undefined && <Unreadable text={broken} />}
        <FormBench isKept={isKept} onSaveAsPage={onSaveAsPage} />
      </DesignerContext>
    </RuntimeHostContext>
  );
}

function FormBench({ isKept, onSaveAsPage }: { isKept: boolean } & Pick<Props, 'onSaveAsPage'>) {
  const asJson = useDesignerState((state) => state.asJson);
  return (
    <Bench
      bar={<FormBar isKept={isKept} />}
      middle={asJson ? <FormJson /> : <Canvas />}
      views={['palette', 'outline', 'problems']}
      commands={formCommands(onSaveAsPage)}
    />
  );
}

/** What this browser had kept is no form; it can be taken away as a file. */
function Unreadable({ text }: { text: string }) {
  const { forms, download } = designerTexts();
  return (
    <Alert
      type="warning"
      showIcon
      closable
      message={forms.unreadable}
      action={
        <Button
          size="small"
          onClick={() =>
            saveFile(new Blob([text], { type: 'application/json' }), 'unreadable.json')
          }
        >
          {download}
        </Button>
      }
    />
  );
}
