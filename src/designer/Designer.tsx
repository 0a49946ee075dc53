import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRuntimeHost, type PageRoute } from '../runtime/host.ts';
import { projectOf, type DesignerFiles, type Project } from './document/project.ts';
import { designerTexts } from './locale/index.ts';
import { problemText } from './locale/problem.ts';
import { PagePicker } from './toolbar/PagePicker.tsx';
import { keepDraft, type DraftKeys, type Opened } from './state/drafts.ts';
import { useOpening, type Opening } from './state/opening.ts';
import { Workbench } from './Workbench.tsx';
import './designer.css';

export interface DesignerProps {
  route: PageRoute;
  files: DesignerFiles;
  drafts: DraftKeys;
}

/** One opening of a page: as it is stored, or as it was made elsewhere in the designer. */
interface Round {
  count: number;
  page?: Opened | undefined;
}

/** The designer: a page is chosen, edited and published. */
export function Designer({ route, files, drafts }: DesignerProps) {
  const { project, failure, retry } = useProject(files);
  const texts = designerTexts();
  const { page: id, new: title } = route.query;
  const [round, setRound] = useState<Round>({ count: 0 });
  const { revisions } = files;
  const stored = useOpening({ id, title, revisions, drafts, round });
  const open = (page: string, newTitle?: string) =>
    route.setQuery({ page, ...(newTitle !== undefined && { new: newTitle }) });
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
  const opening: Opening = round.page?.id === id ? { state: 'ready', page: round.page } : stored;
  if (opening.state === 'loading') return <Skeleton active paragraph={{ rows: 6 }} />;
  if (opening.state === 'failed') return <Unopened opening={opening} picker={picker} />;
  const reopen = (page?: Opened) => {
    const isLost = page ? !keepDraft(drafts, page) : !drafts.set(id, null);
    setRound(({ count }) => ({ count: count + 1, page: page && { ...page, isLost } }));
  };
  return (
    <Workbench
      key={`${id} ${round.count}`}
      project={project}
      page={opening.page}
      drafts={drafts}
      revisions={revisions}
      picker={picker}
      reopen={reopen}
      onPublished={() => {
        reopen();
        retry();
        open(id);
      }}
      setDirty={route.setDirty}
    />
  );
}

/** Why a page cannot be edited. */
function Unopened({
  opening: { message, problems },
  picker,
}: {
  opening: Extract<Opening, { state: 'failed' }>;
  picker: React.ReactNode;
}) {
  return (
    <div className="pl-panel pl-design-start">
      {picker}
      <Alert
        type="error"
        showIcon
        message={message}
        description={problems.map((problem) => (
          <p key={`${problem.pointer} ${problem.message}`}>
            {`${problem.line ?? ''} ${problem.pointer} ${problemText(problem).text}`}
          </p>
        ))}
      />
    </div>
  );
}

/** What pages may name. What is known stays while it is asked for again. */
function useProject(files: DesignerFiles): {
  project?: Project;
  failure?: string;
  retry(): void;
} {
  const { protocol, customActions } = useRuntimeHost();
  const [given, setGiven] = useState<{ project?: Project; failure?: string }>({});
  const names = useMemo(() => Object.keys(customActions ?? {}), [customActions]);
  const load = useCallback(() => {
    setGiven(({ project }) => (project ? { project } : {}));
    files.project().then(
      (project) => setGiven({ project: projectOf(project, protocol, names) }),
      (error: unknown) =>
        setGiven(({ project }) => (project ? { project } : { failure: (error as Error).message })),
    );
  }, [files, protocol, names]);
  useEffect(load, [load]);
  return { ...given, retry: load };
}
