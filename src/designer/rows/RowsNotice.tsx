import { Alert, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { isObject } from '../document/page.ts';
import type { Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesignerState, useWorkplace } from '../state/context.ts';
import { dropRows, keptRows, rowsLeft } from './keptRows.ts';
import { RowsDialog } from './RowsDialog.tsx';

interface Props {
  /** What the server has: without the models that the page brings. */
  project: Project;
}

/** Rows of a pasted table wait to be records of the page's model. */
export function RowsNotice({ project }: Props) {
  const { rows: keys } = useWorkplace();
  const id = useDesignerState((state) => state.id);
  const name = useDesignerState(({ history: { document } }) =>
    isObject(document) ? String(document.model) : '',
  );
  const [kept, setKept] = useState(() => keptRows(keys, id));
  const [isOpen, setOpen] = useState(false);
  const all = designerTexts();
  const texts = all.rows;
  if (!kept) return null;
  const rows = rowsLeft(kept);
  const model = project.models[name];
  const again = () => setKept(keptRows(keys, id));
  return (
    <>
      <Alert
        type="info"
        showIcon
        className="pl-design-elsewhere"
        message={texts.waiting(rows.length)}
        description={model ? texts.ready(model.label) : texts.afterPublishing}
        action={
          <span className="pl-design-handing">
            <Button size="small" type="primary" disabled={!model} onClick={() => setOpen(true)}>
              {texts.import}
            </Button>
            <Popconfirm
              title={texts.dropAsked(rows.length)}
              okText={texts.drop}
              cancelText={all.cancel}
              onConfirm={() => {
                dropRows(keys, id);
                again();
              }}
            >
              <Button size="small">{texts.drop}</Button>
            </Popconfirm>
          </span>
        }
      />
      {isOpen && model && (
        <RowsDialog
          keys={keys}
          page={id}
          kept={kept}
          model={model}
          onClose={() => {
            setOpen(false);
            again();
          }}
        />
      )}
    </>
  );
}
