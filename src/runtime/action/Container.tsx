import { Drawer, Modal } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import { CloseContext } from './context.ts';
import { containerWidth } from './width.ts';

interface Props {
  kind: 'drawer' | 'modal';
  title: ReactNode;
  width?: number | string;
  /** Called once it has left the screen. */
  onClosed(): void;
  children: ReactNode;
}

/** A drawer or modal that opens by being drawn. */
export function Container({ kind, title, width, onClosed, children }: Props) {
  const [open, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  const contents = <CloseContext.Provider value={close}>{children}</CloseContext.Provider>;
  const after = (visible: boolean) => {
    if (!visible) onClosed();
  };
  return kind === 'drawer' ? (
    <Drawer
      open={open}
      title={title}
      width={containerWidth(kind, width)}
      onClose={close}
      afterOpenChange={after}
      destroyOnHidden
    >
      {contents}
    </Drawer>
  ) : (
    <Modal
      open={open}
      title={title}
      width={containerWidth(kind, width)}
      onCancel={close}
      afterOpenChange={after}
      footer={null}
      destroyOnHidden
    >
      {contents}
    </Modal>
  );
}
