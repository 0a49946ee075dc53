import { Modal } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { ReasonDialog } from '../../runtime/action/reason.ts';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { isOpenPath } from '../routing/paths.ts';
import { signInAddress } from '../routing/redirect.ts';
import ProofDialog from './ProofDialog.tsx';

/**
 * The dialogs of a session: that it has ended, and who one is. They come with the frame and with
 * the lock screen, not when they are needed: what is refused then must not be lost with them.
 */
export function SessionDialogs() {
  const { feedback } = useApplication();
  const { expired, proving, reasons } = useStore(feedback.store);
  const [first] = reasons;
  return (
    <>
      <ExpiryDialog open={expired} />
      {proving && <ProofDialog />}
      {first && (
        <ReasonDialog
          key={first.id}
          question={{ title: texts.proof.reason, danger: false, reason: first.asked }}
          onClosed={feedback.finishReason}
        />
      )}
    </>
  );
}

/** Above any other dialog, also the questions of antd (2000) that open while it comes. */
const aboveAll = 3000;

/**
 * One dialog for any number of refused requests; the page behind stays as it is
 * (docs/protocol/product.md#states).
 */
function ExpiryDialog({ open }: { open: boolean }) {
  const application = useApplication();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = open && !isOpenPath(pathname);
  useEffect(() => {
    if (!shown) return;
    // Until the focus has moved here, Escape would reach a form behind, and close it.
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    addEventListener('keydown', stop, true);
    return () => removeEventListener('keydown', stop, true);
  }, [shown]);
  const confirm = () => {
    application.session.suspend();
    void navigate(signInAddress(pathname, search) ?? pathname);
  };
  return (
    <Modal
      open={shown}
      title={texts.http.expiredTitle}
      okText={texts.http.expiredOk}
      onOk={confirm}
      width={416}
      centered
      closable={false}
      keyboard={false}
      mask
      maskClosable={false}
      cancelButtonProps={{ hidden: true }}
      zIndex={aboveAll}
    >
      {texts.http.expired}
    </Modal>
  );
}
