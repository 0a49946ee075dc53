import { App, Button, Switch, Tag } from 'antd';
import { limitOf } from '../../runtime/data/limits.ts';
import { designerTexts } from '../locale/index.ts';
import { openedDraft } from '../state/opening.ts';
import { useWorkplace } from '../state/context.ts';
import type { Draft } from './revisions.ts';

interface Props {
  drafts: readonly Draft[];
  /** One is shared or gone. */
  onChanged(): void;
}

/** Drafts of the page on the server: one's own, and those that others share. */
export function DraftList({ drafts, onChanged }: Props) {
  const texts = designerTexts().publish;
  return (
    <section aria-label={texts.drafts}>
      <h3>{texts.drafts}</h3>
      {drafts.length === 0 && <p className="pl-design-note">{texts.noDrafts}</p>}
      <ul className="pl-versions">
        {drafts.map((draft) => (
          <li key={draft.draftId}>
            <DraftLine draft={draft} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <CutNote drafts={drafts} />
    </section>
  );
}

/** Says so where the server has more drafts than it lists. */
export function CutNote({ drafts }: Pick<Props, 'drafts'>) {
  const limit = limitOf(drafts);
  if (limit === undefined) return null;
  return (
    <p role="note" className="pl-design-note">
      {designerTexts().publish.limited(limit)}
    </p>
  );
}

function DraftLine({ draft, onChanged }: { draft: Draft; onChanged(): void }) {
  const { store, revisions, saver, reopen } = useWorkplace();
  const { message, modal } = App.useApp();
  const texts = designerTexts();
  const { draftId, version, isOwn, isShared, isCurrent, userName, updatedBy, updatedAt } = draft;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => void message.error((error as Error).message));
  const open = async () => {
    const live = await revisions.live(draft.page);
    const page = openedDraft(await saver.inTurn(() => revisions.draft(draftId)), live);
    if ('document' in page) reopen(page);
    else void message.error(texts.unreadable);
  };
  const share = async (shared: boolean) => {
    const { draft: own } = store.getState();
    const isThis = own?.draftId === draftId;
    const seen = isThis ? own.version : version;
    const next = await revisions.changeDraft({ draftId, version: seen, isShared: shared });
    if (!isThis) return onChanged();
    saver.keep();
    store.setState({ draft: { ...own, ...next } });
  };
  const remove = async () => {
    await revisions.removeDraft(draftId);
    if (store.getState().draft?.draftId === draftId) store.setState({ draft: undefined });
    else onChanged();
  };
  return (
    <>
      <span>{texts.publish.draftOf(isOwn ? texts.publish.me : userName)}</span>
      {!isCurrent && <Tag color="warning">{texts.publish.old}</Tag>}
      <small>{texts.publish.savedBy(updatedBy, updatedAt)}</small>
      <span className="pl-version-actions">
        <Button type="link" size="small" onClick={() => void attempt(open())}>
          {texts.publish.open}
        </Button>
        {isOwn && (
          <Button
            type="link"
            size="small"
            danger
            onClick={() =>
              void modal.confirm({
                title: texts.publish.removeAsk,
                okText: texts.remove,
                cancelText: texts.cancel,
                okButtonProps: { danger: true },
                onOk: () => attempt(saver.inTurn(remove)),
              })
            }
          >
            {texts.remove}
          </Button>
        )}
        {isOwn && (
          <label className="pl-design-try">
            <Switch
              size="small"
              checked={isShared}
              onChange={(shared) => void attempt(saver.inTurn(() => share(shared)))}
            />
            {texts.publish.shared}
          </label>
        )}
      </span>
    </>
  );
}
