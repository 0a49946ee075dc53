import { App } from 'antd';
import { useCallback } from 'react';
import { texts } from '../locale/index.ts';

/** Asks whether unsaved changes may be lost; resolves with the answer. */
export function useConfirmLoss(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    () =>
      new Promise((resolve) => {
        modal.confirm({
          title: texts.loss.title,
          content: texts.loss.text,
          okText: texts.loss.leave,
          okButtonProps: { danger: true },
          cancelText: texts.loss.stay,
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [modal],
  );
}
