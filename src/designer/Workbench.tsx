import { useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from '../runtime/core/store.ts';
import { useRuntimeHost } from '../runtime/host.ts';
import { ProblemTextContext } from '../runtime/page/PageProblems.tsx';
import { hasAccess } from '../schema/permission.ts';
import { Bench } from './Bench.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import { pageCommands } from './commands/pageCommands.ts';
import { isObject } from './document/page.ts';
import { withBroughtOf, type Bringing } from './document/brought.ts';
import type { DesignerFiles, Project } from './document/project.ts';
import { useArrival } from './find/useArrival.ts';
import { messageText } from './locale/problem.ts';
import { JsonView } from './json/JsonView.tsx';
import { useDraftSaver, withDraftOf } from './publish/useDraftSaver.ts';
import { useSaveDraft } from './publish/useSaveDraft.ts';
import { useSaveFile } from './publish/useSaveFile.ts';
import { sideViews } from './Side.tsx';
import { RowsNotice } from './rows/RowsNotice.tsx';
import { Preview } from './preview/Preview.tsx';
import {
  DesignerContext,
  useDesignerState,
  useWorkplace,
  WorkplaceContext,
  type Goal,
  type Workplace,
} from './state/context.ts';
import { DesignerStore } from './state/designerStore.ts';
import { isOnServer, type DraftKeys, type Opened } from './state/drafts.ts';
import { useKeptDraft, type Kept } from './state/useKeptDraft.ts';
import { ConflictNotice } from './toolbar/ConflictNotice.tsx';
import { ElsewhereNotice } from './toolbar/ElsewhereNotice.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

interface Props {
  project: Project;
  page: Opened;
  drafts: DraftKeys;
  rows: DraftKeys;
  files: DesignerFiles;
  Themed: Workplace['Themed'];
  pages: Workplace['pages'];
  openPage: Workplace['openPage'];
  /** Where the page is gone to once it is there. */
  goal: Goal | undefined;
  onArrived(): void;
  beginPage(): void;
  /** Chooses another page. */
  picker: ReactNode;
  reopen(page?: Opened): void;
  reread(): void;
  onPublished(): void;
  setDirty(dirty: boolean): void;
}

/** The permission to publish. */
const publishing = 'tool:build:publish';
/** The permission to let everybody fill in a form. */
const linking = 'tool:publicForm:add';
/** The permission to see what roles may. */
const seeingRoles = 'system:role:query';

/** The permission to bring models. */
const makingModels = 'tool:model:add';

function useMay(permission: string): boolean {
  const { protocol, viewer } = useRuntimeHost();
  return hasAccess(protocol.rights, viewer, permission);
}

/** Whether the person may publish. */
export const useMayPublish = (): boolean => useMay(publishing);

/** Whether the person may bring models. */
export const useMayMakeModels = (): boolean => useMay(makingModels);

/** A page that is edited: what it is made of, how it looks, and what is chosen of it. */
export function Workbench({ page, drafts, rows, picker, setDirty, ...rest }: Props) {
  const { files, project: given, reopen, onPublished, goal, onArrived, ...leading } = rest;
  const store = useMemo(() => new DesignerStore(page), [page]);
  const project = useExtendedProject(store, given);
  const { protocol, viewer } = useRuntimeHost();
  const may = (permission: string) => hasAccess(protocol.rights, viewer, permission);
  const { revisions } = files;
  const saver = useDraftSaver({ store, page, revisions });
  const workplace: Workplace = {
    store,
    project,
    page,
    revisions,
    exchange: files.exchange,
    rows,
    drafts,
    saver,
    roles: may(seeingRoles) ? files.roles : undefined,
    links: may(linking) ? files.links : undefined,
    mayPublish: may(publishing),
    ...leading,
    reopen: (next) => void saver.stop().then(() => reopen(next && withDraftOf(store, next))),
    onPublished: () => void saver.stop().then(onPublished),
  };
  const kept = useKeptDraft({ store, page, drafts, saver });
  const isSaved = useStore(store, isOnServer);
  // What is neither here nor there is lost with the window.
  const isLost = !kept.isKept && !isSaved;
  useEffect(() => setDirty(isLost), [isLost, setDirty]);
  useArrival(workplace, goal, onArrived);
  return (
    <DesignerContext value={workplace}>
      <WorkplaceContext value={workplace}>
        <ProblemTextContext value={messageText}>
          <PageBench picker={picker} kept={kept} rows={<RowsNotice project={given} />} />
        </ProblemTextContext>
      </WorkplaceContext>
    </DesignerContext>
  );
}

/** The project with the models and fields that the page brings. */
function useExtendedProject(store: DesignerStore, project: Project): Project {
  const newModels = useStore(store, ({ history }) => memberOf(history.document, 'newModels'));
  const modelFields = useStore(store, ({ history }) => memberOf(history.document, 'modelFields'));
  return useMemo(
    () => withBroughtOf(project, { newModels, modelFields }),
    [project, newModels, modelFields],
  );
}

const memberOf = (document: unknown, name: keyof Bringing): unknown =>
  isObject(document) ? document[name] : undefined;

function PageBench({ rows, ...bar }: Pick<Props, 'picker'> & { kept: Kept; rows: ReactNode }) {
  const workplace = useWorkplace();
  const draft = useSaveDraft();
  const saveFile = useSaveFile();
  const asJson = useDesignerState((state) => state.asJson);
  const preview = useDesignerState((state) => state.preview);
  return (
    <Bench
      bar={
        <div className="pl-design-head">
          <Toolbar {...bar} isSaving={draft.isSaving} />
          {bar.kept.isElsewhere ? (
            <ElsewhereNotice onGoOn={bar.kept.takeOver} />
          ) : (
            <ConflictNotice />
          )}
          {rows}
        </div>
      }
      // The page as it looks, or as its file.
      middle={asJson ? <JsonView /> : <Canvas />}
      views={sideViews}
      preview={preview && <Preview {...preview} />}
      commands={pageCommands({ workplace, save: draft.save, saveFile })}
    />
  );
}
