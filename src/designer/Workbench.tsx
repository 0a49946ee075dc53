import { App, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StepsContext } from '../runtime/action/step.ts';
import { useRuntimeHost } from '../runtime/host.ts';
import { ProblemTextContext } from '../runtime/page/PageProblems.tsx';
import { hasAccess } from '../schema/permission.ts';
import { Canvas } from './canvas/Canvas.tsx';
import type { DesignerFiles, Project } from './document/project.ts';
import { designerTexts } from './locale/index.ts';
import { messageText } from './locale/problem.ts';
import { JsonView } from './json/JsonView.tsx';
import { Panel } from './panel/Panel.tsx';
import { Preview } from './preview/Preview.tsx';
import { useSaveDraft } from './publish/useSaveDraft.ts';
import { clipboardOf } from './state/clipboardEvents.ts';
import { DesignerContext, useDesigner, useDesignerState, type Workplace } from './state/context.ts';
import { DesignerStore } from './state/designerStore.ts';
import { keepDrafts, type DraftKeys, type Opened } from './state/drafts.ts';
import { useStore } from '../runtime/core/store.ts';
import { steps } from '../steps/index.ts';
import { Side } from './Side.tsx';
import { DragRoom } from './drag/DragRoom.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useWorkbenchKeys } from './workbenchKeys.ts';

interface Props {
  project: Project;
  page: Opened;
  drafts: DraftKeys;
  files: DesignerFiles;
  Themed: Workplace['Themed'];
  /** Chooses another page. */
  picker: ReactNode;
  reopen(page?: Opened): void;
  onPublished(): void;
  setDirty(dirty: boolean): void;
}

/** The permission to publish. */
const publishing = 'tool:build:publish';
/** The permission to see what roles may. */
const seeingRoles = 'system:role:query';

const panes = ['outline', 'canvas', 'panel'] as const;
type PaneName = (typeof panes)[number];

/** A page that is edited: what it is made of, how it looks, and what is chosen of it. */
export function Workbench({ page, drafts, picker, setDirty, ...rest }: Props) {
  const { project, files, Themed, reopen, onPublished } = rest;
  const store = useMemo(() => new DesignerStore(page), [page]);
  const { protocol, viewer } = useRuntimeHost();
  const may = (permission: string) => hasAccess(protocol.rights, viewer, permission);
  const designer: Workplace = {
    store,
    project,
    revisions: files.revisions,
    roles: may(seeingRoles) ? files.roles : undefined,
    Themed,
    mayPublish: may(publishing),
    reopen,
    onPublished,
  };
  const [isKept, setKept] = useState(!page.isLost);
  useEffect(
    () =>
      keepDrafts(store, drafts, {
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
        <ProblemTextContext value={messageText}>
          <DragRoom>
            <Desk page={page} picker={picker} isKept={isKept} />
          </DragRoom>
        </ProblemTextContext>
      </StepsContext>
    </DesignerContext>
  );
}

/** The bar and the panes, of which narrow windows show one. */
function Desk(bar: Pick<Props, 'page' | 'picker'> & { isKept: boolean }) {
  const { store } = useDesigner();
  const texts = designerTexts();
  const [shown, setShown] = useState<PaneName>('canvas');
  const saving = useSaveDraft();
  const root = useRef<HTMLDivElement>(null);
  const preview = useDesignerState((state) => state.preview);
  useWorkbenchKeys(root, { store, save: saving.save });
  return (
    <div
      ref={root}
      className="pl-design"
      data-shown={preview ? 'canvas' : shown}
      data-preview={preview && (preview.isAsking ? 'asking' : 'page')}
      role="presentation"
      {...clipboardOf(store)}
    >
      <Toolbar {...bar} {...saving} />
      {preview ? (
        <Preview {...preview} />
      ) : (
        <>
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
        </>
      )}
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
