import { Drawer, Modal } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { FormPlan } from '../../../schema/compile/plan.ts';
import { defined } from '../../../schema/defined.ts';
import { containerWidth } from '../../action/width.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { FormPageHead } from './FormPageHead.tsx';
import './container.css';

interface Props {
  plan: Pick<FormPlan, 'container' | 'width'>;
  title: string;
  open: boolean;
  sending?: boolean;
  saveDisabled?: boolean;
  /** Text of the button that saves. */
  saveLabel?: string | undefined;
  /** Absent: there is nothing to save. */
  onSave?: () => void;
  onCancel(): void;
  /** It stands on the screen. */
  onOpened(): void;
  /** It has left the screen. */
  onClosed(): void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * Title, place for the fields, 保存 and 取消: a drawer (docs/protocol/pages.md#what-all-lists-share), a
 * modal, or a page.
 */
export function FormFrame(props: Props) {
  const { plan, title, open, onCancel, onKeyDown, children } = props;
  const buttons = (
    <DialogButtons
      {...defined({ label: props.saveLabel })}
      busy={props.sending ?? false}
      disabled={props.saveDisabled ?? false}
      onSubmit={props.onSave}
      onCancel={onCancel}
    />
  );
  if (plan.container === 'page') return <FormPage {...props} buttons={buttons} />;
  const dialog = {
    open,
    title,
    width: containerWidth(plan.container, plan.width),
    footer: buttons,
    afterOpenChange: (visible: boolean) => (visible ? props.onOpened() : props.onClosed()),
    destroyOnHidden: true,
  };
  if (plan.container === 'modal')
    return (
      <Modal {...dialog} onCancel={onCancel} maskClosable={false} modalRender={withKeys(onKeyDown)}>
        <div className="pl-form-modal">{children}</div>
      </Modal>
    );
  return (
    <Drawer {...dialog} onClose={onCancel} onKeyDown={onKeyDown}>
      {children}
    </Drawer>
  );
}

/** The keys of the inputs reach the element around the dialog before the dialog itself, which knows Escape. */
const withKeys = (onKeyDown: Props['onKeyDown']) => (dialog: ReactNode) => (
  <div role="presentation" onKeyDown={onKeyDown}>
    {dialog}
  </div>
);

function FormPage({
  title,
  open,
  buttons,
  onCancel,
  onOpened,
  onClosed,
  onKeyDown,
  children,
}: Omit<Props, 'plan' | 'sending' | 'saveDisabled' | 'saveLabel' | 'onSave'> & {
  buttons: ReactNode;
}) {
  const latest = useRef({ onOpened, onClosed });
  latest.current = { onOpened, onClosed };
  useEffect(() => {
    if (open) latest.current.onOpened();
    else latest.current.onClosed();
  }, [open]);
  return (
    // The keys of a form reach here from its inputs; the section itself is not operated.
    <section className="pl-panel pl-form-page" aria-label={title} onKeyDown={onKeyDown}>
      <FormPageHead title={title} onBack={onCancel} />
      {children}
      <footer className="pl-form-page-foot">{buttons}</footer>
    </section>
  );
}
