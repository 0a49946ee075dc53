import { App, Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { newKey } from '../../runtime/core/newKey.ts';
import { ApiError } from '../../runtime/host.ts';
import { isBreaking } from '../../schema/problem.ts';
import { pageText } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { Check } from './revisions.ts';
import { useAnswer } from './useAnswer.ts';
import { useMerge } from './useMerge.ts';
import { Verdict } from './Verdict.tsx';
import './publish.css';

/** Whether a checked page may be published now. */
const isReady = (check: Check, hash: string | null): boolean =>
  check.live.hash === hash &&
  check.changes.length > 0 &&
  check.refusals.length === 0 &&
  !check.problems.some(isBreaking);

/** Longest reason, in characters, as the server has it. */
const longestReason = 200;

/** What publishing would change, for whom, and what forbids it; and the reason for it. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const { store, revisions, mayPublish } = useWorkplace();
  const texts = designerTexts();
  const [{ id, base, text }] = useState(() => {
    const state = store.getState();
    return { id: state.id, base: state.base, text: pageText(state.history.document) };
  });
  const check = useAnswer(() => revisions.check(id, text), text);
  const merge = useMerge();
  const [reason, setReason] = useState('');
  const publish = usePublish({ text, onRefused: check.again });
  const may = check.answer !== undefined && isReady(check.answer, base.hash);
  const send = () => void publish.send(reason.trim());
  if (merge.open)
    return <MergeDialog merge={merge.open} onDecided={merge.decide} onCancel={merge.cancel} />;
  return (
    <Modal
      open
      width={720}
      title={mayPublish ? texts.publish.publishTitle : texts.publish.check}
      okText={texts.publish.publish}
      cancelText={mayPublish ? texts.cancel : texts.publish.close}
      okButtonProps={{
        disabled: !may || reason.trim() === '',
        loading: publish.isSending,
        hidden: !mayPublish,
      }}
      onOk={send}
      onCancel={onClose}
      maskClosable={false}
    >
      <Verdict
        check={check}
        base={base}
        merge={merge}
        failure={publish.failure}
        onClose={onClose}
      />
      {mayPublish && may && (
        <Form layout="vertical" className="pl-publish-reason">
          <Form.Item label={texts.publish.reason} htmlFor="pl-publish-reason" required>
            <Input.TextArea
              id="pl-publish-reason"
              value={reason}
              maxLength={longestReason}
              showCount
              autoSize={{ minRows: 2, maxRows: 5 }}
              placeholder={texts.publish.reasonHint}
              onChange={({ target }) => setReason(target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

/**
 * Publishes a text. What was sent and not answered is sent again with the same key, and so happens
 * once.
 */
function usePublish({ text, onRefused }: { text: string; onRefused(): void }) {
  const { store, revisions, saver, onPublished } = useWorkplace();
  const { message } = App.useApp();
  const texts = designerTexts().publish;
  const key = useRef(newKey());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (reason: string) => {
    setSending(true);
    setFailure(undefined);
    await saver.stop();
    const { id: page, base, draft } = store.getState();
    try {
      const draftId = draft?.isOwn ? { draftId: draft.draftId } : {};
      const publication = { page, text, expected: base.hash, reason, ...draftId };
      const { number } = await revisions.publish(publication, key.current);
      void message.success(texts.published(number));
      onPublished();
    } catch (error) {
      saver.start();
      setFailure((error as Error).message);
      if (error instanceof ApiError && error.answer) {
        key.current = newKey();
        onRefused();
      }
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, send };
}
