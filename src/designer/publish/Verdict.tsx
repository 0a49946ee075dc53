import { Alert, Button, Skeleton } from 'antd';
import { isBreaking } from '../../schema/problem.ts';
import { designerTexts } from '../locale/index.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { useWorkplace, useDocument } from '../state/context.ts';
import type { Base } from '../state/designerState.ts';
import { Difference } from './Difference.tsx';
import type { Check } from './revisions.ts';
import type { Asked } from './useAnswer.ts';
import { useDiscard } from './useDiscard.ts';
import type { useMerge } from './useMerge.ts';

type Merging = ReturnType<typeof useMerge>;

interface Props {
  check: Asked<Check>;
  /** What the work began with. */
  base: Base;
  merge: Merging;
  /** Why it was not published. */
  failure: string | undefined;
  onClose(): void;
}

/** What the server says of a page that is to be published. */
export function Verdict({ check: { answer, failure, again }, base, merge, ...rest }: Props) {
  const { mayPublish } = useWorkplace();
  const texts = designerTexts();
  if (failure !== undefined)
    return (
      <Alert
        type="error"
        showIcon
        message={texts.publish.unchecked}
        description={failure}
        action={<Button onClick={again}>{texts.retry}</Button>}
      />
    );
  if (!answer)
    return <Skeleton active paragraph={{ rows: 4 }} aria-label={texts.publish.checking} />;
  return (
    <div className="pl-verdict">
      {!mayPublish && <Alert type="info" showIcon message={texts.publish.mayNot} />}
      {rest.failure !== undefined && <Alert type="error" showIcon message={rest.failure} />}
      {answer.live.hash !== base.hash && <Behind check={answer} merge={merge} />}
      <Obstacles check={answer} onClose={rest.onClose} />
      <Coming message={texts.made.publish} texts={answer.newModels} />
      <Coming message={texts.publish.newFields} texts={answer.newFields} />
      <Difference {...answer} />
    </div>
  );
}

/** What publishing adds beside the page. */
function Coming({ message, texts }: { message: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const description = texts.map((text) => <p key={text}>{text}</p>);
  return <Alert type="info" showIcon message={message} description={description} />;
}

/** Somebody else has published since: what they did is taken in first. */
function Behind({ check: { live, changes }, merge }: { check: Check; merge: Merging }) {
  const discard = useDiscard();
  const document = useDocument();
  const texts = designerTexts().publish;
  const { userName, publishedAt, hash } = live;
  if (changes.length === 0)
    return (
      <Alert
        type="success"
        showIcon
        message={texts.alreadyLive}
        action={<Button onClick={() => void discard()}>{texts.openLive}</Button>}
      />
    );
  if (hash === null)
    return (
      <Alert
        type="warning"
        showIcon
        message={texts.gone}
        action={
          <Button onClick={() => merge.goOn(document, { text: null, hash: null })}>
            {texts.asNew}
          </Button>
        }
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      message={userName === null ? texts.fileIsNewer : texts.behind(userName, publishedAt ?? '')}
      description={texts.mergeHint}
      action={
        <Button loading={merge.isMerging} onClick={() => void merge.start()}>
          {texts.merge}
        </Button>
      }
    />
  );
}

/** Problems of the page, and what the person may not do. */
function Obstacles({ check: { problems, refusals }, onClose }: { check: Check; onClose(): void }) {
  const texts = designerTexts().publish;
  const breaking = problems.filter(isBreaking);
  return (
    <>
      {breaking.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={texts.hasProblems(breaking.length)}
          description={<ProblemList problems={breaking} onChosen={onClose} />}
        />
      )}
      {refusals.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={texts.refused}
          description={refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        />
      )}
    </>
  );
}
