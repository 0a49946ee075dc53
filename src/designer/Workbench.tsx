import { App, Segmented } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StepsContext } from '../runtime/action/step.ts';
import { Canvas } from './canvas/Canvas.tsx';
import type { Project } from './document/project.ts';
import { designerTexts } from './locale/index.ts';
import { JsonView } from './json/JsonView.tsx';
import { Panel } from './panel/Panel.tsx';
import { clipboardOf } from './state/clipboardEvents.ts';
import { DesignerContext, useDesignerState } from './state/context.ts';
import { DesignerStore } from './state/designerStore.ts';
import { keepDrafts, type DraftKeys, type Opened } from './state/drafts.ts';
import { useStore } from '../runtime/core/store.ts';
import { steps } from '../steps/index.ts';
import { Side } from './Side.tsx';
import { DragRoom } from './drag/DragRoom.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { workbenchKeys } from './workbenchKeys.ts';

interface Props {
  project: Project;
  page: Opened;
  drafts: DraftKeys;
  /** Chooses another page. */
  picker: ReactNode;
  onDiscard(): void;
  setDirty(dirty: boolean): void;
}

const panes = ['outline', 'canvas', 'panel'] as const;
type PaneName = (typeof panes)[number];

/** A page that is edited: what it is made of, how it looks, and what is chosen of it. */
export function Workbench({ project, page, drafts, picker, onDiscard, setDirty }: Props) {
  const store = useMemo(() => new DesignerStore(page), [page]);
  const designer = useMemo(() => ({ store, project }), [store, project]);
  const texts = designerTexts();
  const [shown, setShown] = useState<PaneName>('canvas');
  const [isKept, setKept] = useState(true);
  useEffect(
    () =>
      keepDrafts(store, drafts, {
        hash: page.hash,
        first: page.isDraft ? undefined : page.document,
        onKept: setKept,
      }),
    [store, drafts, page],
  );
  // What could not be kept is lost with the window.
  useEffect(() => setDirty(!isKept), [isKept, setDirty]);
  useRefusals(store);
  return (
    <DesignerContext value={designer}>
      <StepsContext value={steps}>
        <DragRoom>
          <div
            className="pl-design"
            data-shown={shown}
            role="presentation"
            onKeyDown={workbenchKeys(store)}
            {...clipboardOf(store)}
          >
            <Toolbar
              page={page}
              picker={picker}
              isKept={isKept}
              onDiscard={() => {
                drafts.set(page.id, null);
                onDiscard();
              }}
            />
            <Segmented
              className="pl-design-switch"
              block
              value={shown}
              onChange={(value) => setShown(value)}
              options={panes.map((value) => ({ value, label: texts.panes[value] }))}
            />
            <Side />
            <Middle />
            <aside className="pl-design-right" aria-label={texts.panel}>
              <Panel />
            </aside>
          </div>
        </DragRoom>
      </StepsContext>
    </DesignerContext>
  );
}

/** The page as it looks, or as its file. */
function Middle() {
  return useDesignerState((state) => state.asJson) ? <JsonView /> : <Canvas />;
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
