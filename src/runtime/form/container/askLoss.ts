import type { App } from 'antd';
import { texts } from '../../locale/index.ts';

type Modals = ReturnType<typeof App.useApp>['modal'];

/** Asks whether what is not stored may be dropped. */
export const askLoss = (modal: Modals): Promise<boolean> =>
  new Promise((resolve) => {
    modal.confirm({
      title: texts.form.loss,
      okText: texts.form.discard,
      cancelText: texts.form.goOn,
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });
