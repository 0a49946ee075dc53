import { App, Button, Tag } from 'antd';
import { useState } from 'react';
import { readPage } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { ReasonDialog, type Asking } from './ReasonDialog.tsx';
import type { LivePage, Revision } from './revisions.ts';

interface Props {
  revisions: readonly Revision[];
  live: LivePage;
  onChanged(): void;
}

/** What was published, the newest first: who, when and why. */
export function RevisionList({ revisions, live, onChanged }: Props) {
  const texts = designerTexts().publish;
  const [compared, setCompared] = useState<Revision>();
  const [asking, setAsking] = useState<Asking>();
  return (
    <section aria-label={texts.history}>
      <h3>{texts.history}</h3>
      {revisions.length === 0 && <p className="pl-design-note">{texts.noRevisions}</p>}
      <ol className="pl-versions">
        {revisions.map((revision) => (
          <li key={revision.number}>
            <RevisionLine revision={revision} onCompare={setCompared} onAsk={setAsking} />
          </li>
        ))}
      </ol>
      {compared && (
        <CompareDialog revision={compared} all={revisions} onClose={() => setCompared(undefined)} />
      )}
      {asking && (
        <ReasonDialog
          asking={asking}
          live={live}
          onRefused={onChanged}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

interface LineProps {
  revision: Revision;
  onCompare(revision: Revision): void;
  onAsk(asking: Asking): void;
}

function RevisionLine({ revision, onCompare, onAsk }: LineProps) {
  const { mayPublish } = useWorkplace();
  const texts = designerTexts().publish;
  const { number, state, reason, userName, publishedAt, restoredFrom, withdrawal } = revision;
  const open = useOpenRevision();
  const actions = [
    { label: texts.compare, run: () => onCompare(revision) },
    { label: texts.open, run: () => void open(number) },
    ...(mayPublish && state === 'live'
      ? [{ label: texts.withdraw, run: () => onAsk({ kind: 'withdraw', number }) }]
      : []),
    ...(mayPublish && state !== 'live'
      ? [{ label: texts.restore, run: () => onAsk({ kind: 'restore', number }) }]
      : []),
  ];
  return (
    <>
      <span>
        {texts.revision(number)} <Tag color={tones[state]}>{texts.states[state]}</Tag>
      </span>
      <span className="pl-version-reason">{reason}</span>
      {restoredFrom !== null && <small>{texts.restoredFrom(restoredFrom)}</small>}
      <small>{texts.publishedBy(userName, publishedAt)}</small>
      {withdrawal && (
        <>
          {withdrawal.reason !== null && (
            <span className="pl-version-reason">{texts.withdrawnFor(withdrawal.reason)}</span>
          )}
          <small>{texts.withdrawnBy(withdrawal.userName ?? '', withdrawal.withdrawnAt)}</small>
        </>
      )}
      <span className="pl-version-actions">
        {actions.map(({ label, run }) => (
          <Button key={label} type="link" size="small" onClick={run}>
            {label}
          </Button>
        ))}
      </span>
    </>
  );
}

const tones: Readonly<Record<Revision['state'], string>> = {
  live: 'success',
  replaced: 'default',
  equal: 'processing',
  withdrawn: 'default',
};

/** Takes an older version into the designer, as one step that can be undone. */
function useOpenRevision() {
  const { store, revisions } = useWorkplace();
  const { message } = App.useApp();
  const texts = designerTexts();
  return async (number: number) => {
    try {
      const read = readPage((await revisions.revision(store.getState().id, number)).text);
      if ('problems' in read) void message.error(texts.unreadable);
      else if (store.edit({ type: 'set', at: [], value: read.document }))
        void message.success(texts.publish.opened(number));
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
}
