import { Alert, App, Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { PageRoute } from '../runtime/host.ts';
import type { JsonObject } from './document/page.ts';
import type { BoardKeys } from './freeForm/board.ts';
import type { DesignerFiles } from './document/project.ts';
import { useProject } from './document/useProject.ts';
import { ImportDialog } from './exchange/ImportDialog.tsx';
import { designerTexts } from './locale/index.ts';
import { dropRows, keepRows, type RowsTable } from './rows/keptRows.ts';
import { problemText } from './locale/problem.ts';
import { NewPageDialog } from './start/NewPageDialog.tsx';
import { listedPages } from './start/listedPages.ts';
import { StartPage } from './start/StartPage.tsx';
import { PagePicker } from './toolbar/PagePicker.tsx';
import { keepDraft, type DraftKeys, type Opened } from './state/drafts.ts';
import type { Goal, Workplace } from './state/context.ts';
import { useLeaving } from './state/useLeaving.ts';
import { useOpening, type Opening } from './state/opening.ts';
import { useMayMakeModels, useMayPublish, Workbench } from './Workbench.tsx';
import './designer.css';
import { defined } from '../schema/defined.ts';

export interface DesignerProps {
  route: PageRoute;
  files: DesignerFiles;
  /** Titles of pages by their ids. */
  titles: Readonly<Record<string, string>>;
  drafts: DraftKeys;
  /** Rows of pasted tables that wait to be records, by pages. */
  rows: DraftKeys;
  Themed: Workplace['Themed'];
  /** The form that was designed by itself in this browser. */
  board: BoardKeys;
}

/** A new page, and the table whose rows become records. */
interface Begun {
  id: string;
  document: JsonObject;
  rows?: RowsTable;
}

/** One opening of a page: as it is stored, or as it was made elsewhere in the designer. */
interface Round {
  count: number;
  page?: Opened | undefined;
}

/** The designer: a page is chosen, edited and published. */
export function Designer({ route, files, titles, drafts, rows, ...rest }: DesignerProps) {
  const { board, Themed } = rest;
  const { message } = App.useApp();
  const { project, failure, reload } = useProject(files);
  const texts = designerTexts();
  const { page: id, new: title, from } = route.query;
  const [round, setRound] = useState<Round>({ count: 0 });
  const { revisions } = files;
  const stored = useOpening({ id, title, revisions, drafts, round });
  const [isAsking, setAsking] = useState(from === 'form');
  const [isImporting, setImporting] = useState(false);
  const mayPublish = useMayPublish();
  const mayMakeModels = useMayMakeModels();
  const { setDirty, leave } = useLeaving(route.setDirty);
  const [goal, setGoal] = useState<Goal & { page: string }>();
  const go = (page: string, newTitle?: string) =>
    route.setQuery({ page, from: undefined, ...defined({ new: newTitle }) });
  const open = (page: string, place?: Goal) =>
    leave(() => {
      setGoal(place && { page, ...place });
      go(page);
    });
  /** Goes on with a state of a page, which this browser keeps. */
  const goOn = (page: Opened) => {
    const isLost = !keepDraft(drafts, page);
    setRound(({ count }) => ({ count: count + 1, page: { ...page, isLost } }));
  };
  if (failure)
    return (
      <Alert
        type="error"
        showIcon
        message={texts.failed}
        description={failure}
        action={<Button onClick={reload}>{texts.retry}</Button>}
      />
    );
  if (!project) return <Skeleton active paragraph={{ rows: 6 }} />;
  const local = drafts.names();
  const pages = [...project.pages, ...local];
  const begin = ({ rows: table, ...page }: Begun) => {
    dropRows(rows, page.id);
    if (table !== undefined && !keepRows(rows, page.id, table))
      void message.warning(texts.rows.notKept);
    const base = { text: null, hash: null };
    goOn({ ...page, base, isDraft: true, isBehind: false });
    go(page.id, String(page.document.title));
  };
  const dialog = isAsking && (
    <NewPageDialog
      project={project}
      revisions={revisions}
      tables={mayMakeModels ? files.tables : undefined}
      readSheet={files.readSheet}
      pages={pages}
      board={board}
      first={from === 'form' ? 'form' : 'empty'}
      onBegin={(begun) => {
        setAsking(false);
        leave(() => begin(begun));
      }}
      onClose={() => setAsking(false)}
    />
  );
  if (id === undefined)
    return (
      <>
        <StartPage
          pages={project.pages}
          titles={titles}
          local={local}
          revisions={revisions}
          onOpen={open}
          onImport={mayPublish ? () => setImporting(true) : undefined}
          onNew={() => setAsking(true)}
        />
        {dialog}
        {isImporting && (
          <ImportDialog
            exchange={files.exchange}
            onImported={(page) => {
              setImporting(false);
              reload();
              open(page);
            }}
            onClose={() => setImporting(false)}
          />
        )}
      </>
    );
  const picker = (
    <>
      <PagePicker pages={pages} id={id} onOpen={open} onNew={() => setAsking(true)} />
      {dialog}
    </>
  );
  const opening: Opening = round.page?.id === id ? { state: 'ready', page: round.page } : stored;
  if (opening.state === 'loading') return <Skeleton active paragraph={{ rows: 6 }} />;
  if (opening.state === 'failed') return <Unopened opening={opening} picker={picker} />;
  const reread = () => setRound(({ count }) => ({ count: count + 1 }));
  const reopen = (page?: Opened) => {
    reload();
    if (page) return goOn(page);
    drafts.set(id, null);
    return reread();
  };
  return (
    <Workbench
      key={`${id} ${round.count}`}
      project={project}
      page={opening.page}
      drafts={drafts}
      rows={rows}
      files={files}
      Themed={Themed}
      pages={listedPages({ pages: project.pages, titles, local, drafts: [] })}
      openPage={open}
      beginPage={() => setAsking(true)}
      picker={picker}
      reopen={reopen}
      reread={reread}
      onPublished={() => {
        reopen();
        go(id);
      }}
      goal={goal?.page === id ? goal : undefined}
      onArrived={() => setGoal(undefined)}
      setDirty={setDirty}
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
