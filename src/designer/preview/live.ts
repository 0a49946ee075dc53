/** The page in the preview as it runs: what its conditions read. */
import type { FormModel } from '../../runtime/form/model/formModel.ts';
import { Store } from '../../runtime/core/store.ts';
import type { Live, LiveScope } from '../../schema/explain/live.ts';

interface LiveState {
  page: LiveScope;
  /** Drawn forms, the last opened one last. */
  forms: readonly FormModel[];
  /** Grows with each change of a value in a form. */
  changes: number;
}

export class LivePage extends Store<LiveState> {
  constructor() {
    super({ page: { scope: {}, host: {} }, forms: [], changes: 0 });
  }

  /** Follows a form as long as it is drawn. */
  open = (model: FormModel): (() => void) => {
    const { form } = model;
    const heard = form.subscribe(({ type }) => {
      if (type === 'onFormValuesChange') this.setState(({ changes }) => ({ changes: changes + 1 }));
    });
    this.setState(({ forms }) => ({ forms: [...forms, model] }));
    return () => {
      form.unsubscribe(heard);
      this.setState(({ forms }) => ({ forms: forms.filter((one) => one !== model) }));
    };
  };

  /** The state of this moment. */
  now(): Live {
    const { page, forms } = this.getState();
    const scopes = forms.map((model) => {
      const { scope, host } = model.evaluate();
      return [model.plan.key, { scope, host, mode: model.mode }] as const;
    });
    return { ...page, forms: new Map(scopes) };
  }
}
