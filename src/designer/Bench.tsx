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
import { useDesigner } from './state/context.ts';
import type { DesignerStore } from './state/designerStore.ts';
import { useWorkbenchKeys } from './workbenchKeys.ts';

interface Props {
  bar: ReactNode;
  /** What is edited, as it looks or as its text. */
  middle: ReactNode;
  /** What stands at the left; the first is shown at first. */
  views: readonly SideView[];
  save(): Promise<void>;
}

const panes = ['outline', 'canvas', 'panel'] as const;
type PaneName = (typeof panes)[number];

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

function Desk({ bar, middle, views, save }: Props) {
  const { store } = useDesigner();
  const texts = designerTexts();
  const [shown, setShown] = useState<PaneName>('canvas');
  const root = useRef<HTMLDivElement>(null);
  useWorkbenchKeys(root, { store, save });
  return (
    <div
      ref={root}
      className="pl-design"
      data-shown={shown}
      role="presentation"
      {...clipboardOf(store)}
    >
      {bar}
      <Segmented
        className="pl-design-switch"
        block
        value={shown}
        onChange={(value) => setShown(value)}
        options={panes.map((value) => ({ value, label: texts.panes[value] }))}
      />
      <Side views={views} />
      {middle}
      <aside className="pl-design-right" aria-label={texts.panel}>
        <Panel />
      </aside>
    </div>
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
