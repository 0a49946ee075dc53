import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRuntimeHost, type PageRoute } from '../runtime/host.ts';
import type { Problem } from '../schema/problem.ts';
import { emptyPage, readPage } from './document/page.ts';
import { projectOf, type DesignerFiles, type Project } from './document/project.ts';
import { designerTexts } from './locale/index.ts';
import { PagePicker } from './toolbar/PagePicker.tsx';
import { findDraft, type DraftKeys, type Opened } from './state/drafts.ts';
import { Workbench } from './Workbench.tsx';
import './designer.css';

export interface DesignerProps {
  route: PageRoute;
  files: DesignerFiles;
  drafts: DraftKeys;
}

type Opening =
  | { state: 'loading' }
  | { state: 'failed'; message: string; problems: readonly Problem[] }
  | { state: 'ready'; page: Opened };

/** The designer: a page is chosen, edited and handed on. */
export function Designer({ route, files, drafts }: DesignerProps) {
  const { project, failure, retry } = useProject(files);
  const texts = designerTexts();
  const id = route.query.page;
  const isNew = route.query.new !== undefined;
  const [round, setRound] = useState(0);
  const opening = useOpening({ id, title: route.query.new, isNew, files, drafts, round });
  const open = (page: string, title?: string) =>
    route.setQuery({ page, ...(title !== undefined && { new: title }) });
  if (failure)
    return (
      <Alert
        type="error"
        showIcon
        message={texts.failed}
        description={failure}
        action={<Button onClick={retry}>{texts.retry}</Button>}
      />
    );
  if (!project) return <Skeleton active paragraph={{ rows: 6 }} />;
  const picker = <PagePicker pages={[...project.pages, ...drafts.names()]} id={id} onOpen={open} />;
  if (id === undefined) return <div className="pl-panel pl-design-start">{picker}</div>;
  if (opening.state === 'loading') return <Skeleton active paragraph={{ rows: 6 }} />;
  if (opening.state === 'failed')
    return (
      <div className="pl-panel pl-design-start">
        {picker}
        <Alert
          type="error"
          showIcon
          message={opening.message}
          description={opening.problems.map(({ pointer, line, message }) => (
            <p key={`${pointer} ${message}`}>{`${line ?? ''} ${pointer} ${message}`}</p>
          ))}
        />
      </div>
    );
  return (
    <Workbench
      key={`${id} ${round}`}
      project={project}
      page={opening.page}
      drafts={drafts}
      picker={picker}
      onDiscard={() => setRound(round + 1)}
      setDirty={route.setDirty}
    />
  );
}

function useProject(files: DesignerFiles): {
  project?: Project;
  failure?: string;
  retry(): void;
} {
  const { protocol, customActions } = useRuntimeHost();
  const [given, setGiven] = useState<{ project?: Project; failure?: string }>({});
  const names = useMemo(() => Object.keys(customActions ?? {}), [customActions]);
  const load = useCallback(() => {
    setGiven({});
    files.project().then(
      (project) => setGiven({ project: projectOf(project, protocol, names) }),
      (error: unknown) => setGiven({ failure: (error as Error).message }),
    );
  }, [files, protocol, names]);
  useEffect(load, [load]);
  return { ...given, retry: load };
}

interface Asked {
  id: string | undefined;
  title: string | undefined;
  isNew: boolean;
  files: DesignerFiles;
  drafts: DraftKeys;
  /** Grows when the page shall be opened again. */
  round: number;
}

/** The page of an id: its draft, else its file. */
function useOpening({ id, title, isNew, files, drafts, round }: Asked): Opening {
  const [opening, setOpening] = useState<{ id?: string; round?: number; result: Opening }>({
    result: { state: 'loading' },
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    let isActive = true;
    const end = (result: Opening) => isActive && setOpening({ id, round, result });
    const page = isNew ? Promise.resolve({ text: null, hash: null }) : files.page(id);
    page.then(
      ({ text, hash }) => {
        // A page that was begun here may be stored nowhere else yet.
        if (text !== null || isNew || drafts.get(id) !== null)
          end(openingOf({ id, title: title ?? id, text: text ?? '', hash: hash ?? '', drafts }));
        else end(failure(designerTexts().noPage));
      },
      (error: unknown) => end(failure((error as Error).message)),
    );
    return () => {
      isActive = false;
    };
    // The title of a new page is read when it is opened.
  }, [id, isNew, files, drafts, round]); // oxlint-disable-line react/exhaustive-deps -- the title counts once
  return opening.id === id && opening.round === round ? opening.result : { state: 'loading' };
}

interface File {
  id: string;
  title: string;
  text: string;
  hash: string;
  drafts: DraftKeys;
}

const failure = (message: string): Opening => ({ state: 'failed', message, problems: [] });

function openingOf({ id, title, text, hash, drafts }: File): Opening {
  const draft = findDraft(drafts, { id, opened: text, hash });
  if (draft) return { state: 'ready', page: { ...draft, hash } };
  const read = text === '' ? { document: emptyPage(id, title) } : readPage(text);
  if ('problems' in read)
    return { state: 'failed', message: designerTexts().unreadable, problems: read.problems };
  const { document } = read;
  return {
    state: 'ready',
    page: { id, document, opened: text, hash, isDraft: false, isBehind: false },
  };
}
