import { App } from 'antd';
import { autorun } from '@formily/reactive';
import { useEffect, useRef } from 'react';
import { usePage } from '../../core/context.ts';
import type { FormModel } from '../model/formModel.ts';
import { askLoss } from './askLoss.ts';

/**
 * Reports to the route while there are unsaved changes. Returns a question to be asked before they
 * are dropped; it is not asked without any.
 */
export function useGuard(model: FormModel | undefined): () => Promise<boolean> {
  const { route } = usePage();
  const { modal } = App.useApp();
  const { setDirty } = route;
  // The route is a new object after each navigation; the form is the same.
  const notify = useRef(setDirty);
  notify.current = setDirty;
  useEffect(() => {
    // What cannot be stored cannot be lost.
    if (!model || model.mode === 'view' || !model.plan.submit[model.mode]) return undefined;
    let reported = false;
    const end = autorun(() => {
      const { dirty } = model.signals;
      if (dirty !== reported) notify.current((reported = dirty));
    });
    return () => {
      end();
      if (reported) notify.current(false);
    };
  }, [model]);

  return () => {
    if (!model?.signals.dirty || (model.mode !== 'view' && !model.plan.submit[model.mode]))
      return Promise.resolve(true);
    return askLoss(modal);
  };
}
