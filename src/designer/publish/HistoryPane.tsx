import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, useDesignerState } from '../state/context.ts';
import { DraftList } from './DraftList.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { RevisionList } from './RevisionList.tsx';
import type { LivePage } from './revisions.ts';
import { useAnswer } from './useAnswer.ts';
import { useMerge } from './useMerge.ts';
import './publish.css';

/** What people get of the page, the drafts of it, and what was published. */
export function HistoryPane() {
  const { revisions } = useWorkplace();
  const id = useDesignerState((state) => state.id);
  const draft = useDesignerState((state) => state.draft);
  const texts = designerTexts();
  const { answer, failure, again } = useAnswer(async () => {
    const [live, drafts, published] = await Promise.all([
      revisions.live(id),
      revisions.drafts(id),
      revisions.revisions(id),
    ]);
    return { live, drafts, published };
  }, id);
  // A draft that was saved is another one; what is known stays meanwhile.
  const mark = `${draft?.draftId} ${draft?.version}`;
  const seen = useRef(mark);
  useEffect(() => {
    if (seen.current === mark) return;
    seen.current = mark;
    again();
  }, [again, mark]);
  if (failure !== undefined)
    return (
      <Alert
        type="error"
        message={texts.publish.noHistory}
        description={failure}
        action={
          <Button size="small" onClick={again}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (!answer) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { live, drafts, published } = answer;
  return (
    <div className="pl-design-history">
      <LiveState live={live} />
      <DraftList drafts={drafts} onChanged={again} />
      <RevisionList revisions={published} live={live} onChanged={again} />
    </div>
  );
}

/** Which version people get, and what became of the file under it. */
function LiveState({ live: { text, number, fileState } }: { live: LivePage }) {
  const texts = designerTexts().publish;
  const merge = useMerge();
  const version = number ? texts.liveRevision(number) : texts.liveFile;
  return (
    <section aria-label={texts.live}>
      <h3>{texts.live}</h3>
      <p>{text === null ? texts.notLive : version}</p>
      {fileState === 'changed' && (
        <Alert
          type="warning"
          message={texts.fileChanged}
          action={
            <Button size="small" loading={merge.isMerging} onClick={() => void merge.start('file')}>
              {texts.merge}
            </Button>
          }
        />
      )}
      {fileState === 'absent' && <Alert type="warning" message={texts.fileAbsent} />}
      {merge.open && (
        <MergeDialog merge={merge.open} onDecided={merge.decide} onCancel={merge.cancel} />
      )}
    </section>
  );
}
