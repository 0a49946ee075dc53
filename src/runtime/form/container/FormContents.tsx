import { FormProvider } from '@formily/react';
import { Result, Skeleton } from 'antd';
import { useContext, useMemo } from 'react';
import type { FormMode, FormPlan, NodePlan } from '../../../schema/compile/plan.ts';
import { ScopeContext, useEvaluate } from '../../core/scope.ts';
import { Failed } from '../../display/Failed.tsx';
import type { FormModel } from '../model/formModel.ts';
import { FormView } from '../view/FormView.tsx';
import { FinishDrawer } from './FinishDrawer.tsx';
import { FormMessages } from './FormMessages.tsx';
import type { OpenedForm } from './useOpenedForm.ts';
import type { Save } from './useSave.ts';
import { texts } from '../../locale/index.ts';

/** What is not left for the end (FinishDrawer.tsx). In view mode nothing is. */
const firstNodes = ({ nodes, finish }: FormPlan, mode: FormMode): readonly NodePlan[] =>
  finish && mode !== 'view' ? nodes.filter(({ name }) => !finish.names.includes(name)) : nodes;

/** The inside of a form on any container: loading, failure, or its fields with what concerns them all. */
export function FormContents({ opened, save }: { opened: OpenedForm; save: Save | undefined }) {
  const outer = useContext(ScopeContext);
  const read = opened.state === 'ready' ? opened.read : undefined;
  const scope = useMemo(() => (read ? { ...outer, ...read } : outer), [outer, read]);
  if (opened.state === 'loading')
    return (
      <div aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  if (opened.state === 'failed') return <Failed message={opened.message} onRetry={opened.retry} />;
  // Nothing failed, and another try would find nothing, either.
  if (opened.state === 'gone') return <Result status="warning" title={texts.form.gone} />;
  return (
    <>
      {save && <FormMessages save={save} />}
      <ScopeContext.Provider value={scope}>
        <FormIntro model={opened.model} />
        <FormProvider form={opened.model.form}>
          <FormView model={opened.model} nodes={firstNodes(opened.model.plan, opened.model.mode)} />
          {save && opened.model.plan.finish && (
            <FinishDrawer model={opened.model} finish={opened.model.plan.finish} save={save} />
          )}
        </FormProvider>
      </ScopeContext.Provider>
    </>
  );
}

/** What should be known before the form is filled in. */
function FormIntro({ model }: { model: FormModel }) {
  const text = useEvaluate().text(model.plan.intro);
  return text === '' ? null : <p className="pl-form-intro">{text}</p>;
}
