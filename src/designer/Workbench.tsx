import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRuntimeHost } from '../runtime/host.ts';
import { hasAccess } from '../schema/permission.ts';
import { Bench } from './Bench.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import type { Project } from './document/project.ts';
import { JsonView } from './json/JsonView.tsx';
import type { Revisions } from './publish/revisions.ts';
import { useSaveDraft } from './publish/useSaveDraft.ts';
import { sideViews } from './Side.tsx';
import { DesignerContext, useDesignerState, WorkplaceContext } from './state/context.ts';
import { DesignerStore } from './state/designerStore.ts';
import { keepDrafts, type DraftKeys, type Opened } from './state/drafts.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';

interface Props {
  project: Project;
  page: Opened;
  drafts: DraftKeys;
  revisions: Revisions;
  /** Chooses another page. */
  picker: ReactNode;
  reopen(page?: Opened): void;
  onPublished(): void;
  setDirty(dirty: boolean): void;
}

/** The permission to publish. */
const publishing = 'tool:build:publish';

/** A page that is edited: what it is made of, how it looks, and what is chosen of it. */
export function Workbench({ page, drafts, picker, setDirty, ...rest }: Props) {
  const { project, revisions, reopen, onPublished } = rest;
  const store = useMemo(() => new DesignerStore(page), [page]);
  const { protocol, viewer } = useRuntimeHost();
  const mayPublish = hasAccess(protocol.rights, viewer, publishing);
  const workplace = { store, project, revisions, mayPublish, reopen, onPublished };
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
  return (
    <DesignerContext value={workplace}>
      <WorkplaceContext value={workplace}>
        <PageBench page={page} picker={picker} isKept={isKept} />
      </WorkplaceContext>
    </DesignerContext>
  );
}

function PageBench(bar: Pick<Props, 'page' | 'picker'> & { isKept: boolean }) {
  const saving = useSaveDraft();
  const asJson = useDesignerState((state) => state.asJson);
  return (
    <Bench
      bar={<Toolbar {...bar} {...saving} />}
      // The page as it looks, or as its file.
      middle={asJson ? <JsonView /> : <Canvas />}
      views={sideViews}
      save={saving.save}
    />
  );
}
