import { App, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StepsContext } from '../runtime/action/step.ts';
import { useRuntimeHost } from '../runtime/host.ts';
import { hasAccess } from '../schema/permission.ts';
import { Canvas } from './canvas/Canvas.tsx';
import type { Project } from './document/project.ts';
import { designerTexts } from './locale/index.ts';
import { JsonView } from './json/JsonView.tsx';
import { Panel } from './panel/Panel.tsx';
import type { Revisions } from './publish/revisions.ts';
import { useSaveDraft } from './publish/useSaveDraft.ts';
import { clipboardOf } from './state/clipboardEvents.ts';
import { DesignerContext, useDesigner, useDesignerState } from './state/context.ts';
import { DesignerStore } from './state/designerStore.ts';
import type { DraftKeys, Opened } from './state/drafts.ts';
import { useKeptDraft, type Kept } from './state/useKeptDraft.ts';
import { useStore } from '../runtime/core/store.ts';
import { steps } from '../steps/index.ts';
import { Side } from './Side.tsx';
import { DragRoom } from './drag/DragRoom.tsx';
import { ElsewhereNotice } from './toolbar/ElsewhereNotice.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useWorkbenchKeys } from './workbenchKeys.ts';

interface Props {
  project: Project;
  page: Opened;
  drafts: DraftKeys;
  revisions: Revisions;
  /** Chooses another page. */
  picker: ReactNode;
  reopen(page?: Opened): void;
  reread(): void;
  onPublished(): void;
  setDirty(dirty: boolean): void;
}

/** The permission to publish. */
const publishing = 'tool:build:publish';

const panes = ['outline', 'canvas', 'panel'] as const;
type PaneName = (typeof panes)[number];

/** A page that is edited: what it is made of, how it looks, and what is chosen of it. */
export function Workbench({ page, drafts, picker, setDirty, ...rest }: Props) {
  const { project, revisions, reopen, reread, onPublished } = rest;
  const store = useMemo(() => new DesignerStore(page), [page]);
  const { protocol, viewer } = useRuntimeHost();
  const mayPublish = hasAccess(protocol.rights, viewer, publishing);
  const designer = { store, project, revisions, mayPublish, reopen, reread, onPublished };
  const kept = useKeptDraft(store, page, drafts);
  const { isKept } = kept;
  // What could not be kept is lost with the window.
  useEffect(() => setDirty(!isKept), [isKept, setDirty]);
  useRefusals(store);
  return (
    <DesignerContext value={designer}>
      <StepsContext value={steps}>
        <DragRoom>
          <Desk page={page} picker={picker} kept={kept} />
        </DragRoom>
      </StepsContext>
    </DesignerContext>
  );
}

/** The bar and the panes, of which narrow windows show one. */
function Desk(bar: Pick<Props, 'page' | 'picker'> & { kept: Kept }) {
  const { store } = useDesigner();
  const texts = designerTexts();
  const [shown, setShown] = useState<PaneName>('canvas');
  const saving = useSaveDraft();
  const root = useRef<HTMLDivElement>(null);
  useWorkbenchKeys(root, { store, save: saving.save });
  return (
    <div
      ref={root}
      className="pl-design"
      data-shown={shown}
      role="presentation"
      {...clipboardOf(store)}
    >
      <div className="pl-design-head">
        <Toolbar {...bar} {...saving} />
        {bar.kept.isElsewhere && <ElsewhereNotice onGoOn={bar.kept.takeOver} />}
      </div>
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
