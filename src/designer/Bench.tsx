import { App, Segmented } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StepsContext } from '../runtime/action/step.ts';
import { useStore } from '../runtime/core/store.ts';
import { steps } from '../steps/index.ts';
import { DragRoom } from './drag/DragRoom.tsx';
import { designerTexts } from './locale/index.ts';
import { Panel } from './panel/Panel.tsx';
import { Side, type SideView } from './Side.tsx';
import { clipboardOf } from './state/clipboardEvents.ts';
import { useDesigner, useDesignerState } from './state/context.ts';
import type { DesignerStore } from './state/designerStore.ts';
import { useWorkbenchKeys } from './workbenchKeys.ts';

interface Props {
  bar: ReactNode;
  /** What is edited, as it looks or as its text. */
  middle: ReactNode;
  /** What stands at the left; the first is shown at first. */
  views: readonly SideView[];
  /** What is shown in place of all panes: the page as it runs. */
  preview?: ReactNode;
  save(): Promise<void>;
}

const paneNames = ['outline', 'canvas', 'panel'] as const;
type PaneName = (typeof paneNames)[number];

/** The bar and the panes, of which narrow windows show one. */
export function Bench(props: Props) {
  useRefusals(useDesigner().store);
  return (
    <StepsContext value={steps}>
      <DragRoom>
        <Desk {...props} />
      </DragRoom>
    </StepsContext>
  );
}

function Desk({ bar, preview, save, ...panes }: Props) {
  const { store } = useDesigner();
  const [shown, setShown] = useState<PaneName>('canvas');
  const root = useRef<HTMLDivElement>(null);
  useWorkbenchKeys(root, { store, save });
  const settings = useDesignerState((state) => state.preview);
  return (
    <div className="pl-design-room">
      <div
        ref={root}
        className="pl-design"
        data-shown={preview ? 'canvas' : shown}
        data-preview={settings && (settings.isAsking ? 'asking' : 'page')}
        role="presentation"
        {...clipboardOf(store)}
      >
        {bar}
        {preview ?? <Panes {...panes} shown={shown} setShown={setShown} />}
      </div>
    </div>
  );
}

/** What stands at the left, what is edited, and what can be set of it. */
function Panes({
  middle,
  views,
  shown,
  setShown,
}: Pick<Props, 'middle' | 'views'> & { shown: PaneName; setShown(pane: PaneName): void }) {
  const texts = designerTexts();
  return (
    <>
      <Segmented
        className="pl-design-switch"
        block
        value={shown}
        onChange={(value) => setShown(value)}
        options={paneNames.map((value) => ({ value, label: texts.panes[value] }))}
      />
      <Side views={views} />
      {middle}
      <aside className="pl-design-right" aria-label={texts.panel}>
        <Panel />
      </aside>
    </>
  );
}

/** Says why an edit was refused. */
function useRefusals(store: DesignerStore): void {
  const { message } = App.useApp();
  const refused = useStore(store, (state) => state.refused);
  useEffect(() => {
    if (!refused) return;
    const { problem } = refused;
    const { refusals } = designerTexts();
    void message.warning(Object.hasOwn(refusals, problem) ? refusals[problem] : problem);
  }, [refused, message]);
}
