import { App } from 'antd';
import { useCallback } from 'react';

/** Asks whether unsaved changes may be lost; resolves with the answer. */
export function useConfirmLoss(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    () => new Promise((resolve) => {
      modal.confirm({
        title: '有未保存的修改', content: '离开后，未保存的修改将会丢失。', okText: '离开', okButtonProps: { danger: true }, cancelText: '继续编辑',
        onOk: () => resolve(true), onCancel: () => resolve(false),
      });
    }),
    [modal],
  );
}
