import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import type { FormMode, FormPlan, Values } from '../../schema/compile/plan.ts';
import type { FormBlockPlan } from './plan.ts';
import { useActions } from '../../runtime/action/context.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { FormContents } from '../../runtime/form/container/FormContents.tsx';
import { FormPageHead } from '../../runtime/form/container/FormPageHead.tsx';
import { saveKeys } from '../../runtime/form/container/keys.ts';
import { useGuard } from '../../runtime/form/container/useGuard.ts';
import { useOpenEvent } from '../../runtime/form/container/useOpenEvent.ts';
import { useOpenedForm, type OpenedForm } from '../../runtime/form/container/useOpenedForm.ts';
import { useSave } from '../../runtime/form/container/useSave.ts';
import { initialValues } from '../../runtime/form/model/values.ts';
import { texts } from '../../runtime/locale/index.ts';
import './form.css';

const modes: readonly unknown[] = ['create', 'edit', 'view'];

interface Opening {
  mode: FormMode;
  recordKey: unknown;
  values: Values;
}

function openingOf(plan: FormBlockPlan, evaluate: Evaluate): Opening | string {
  try {
    const mode = typeof plan.mode === 'string' ? plan.mode : evaluate.value(plan.mode);
    if (!modes.includes(mode)) return texts.form.badMode(String(mode));
    return {
      mode: mode as FormMode,
      recordKey: plan.recordKey && evaluate.value(plan.recordKey),
      values: evaluate.value(plan.values) as Values,
    };
  } catch (problem) {
    return texts.form.badExpression((problem as Error).message);
  }
}

/**
 * A form as a part of a page. It is opened anew when its mode, its record or its initial values
 * become others.
 */
export function FormBlock({ plan }: { plan: FormBlockPlan }) {
  const { plan: page } = usePage();
  const evaluate = useEvaluate();
  const form = Object.hasOwn(page.forms, plan.form) ? page.forms[plan.form] : undefined;
  const opening = openingOf(plan, evaluate);
  const key = JSON.stringify(opening);
  if (!form) return <Alert type="error" showIcon message={texts.common.noForm(plan.form)} />;
  if (typeof opening === 'string') return <Alert type="error" showIcon message={opening} />;
  return <OpenBlock key={key} block={plan} plan={form} {...opening} />;
}

function OpenBlock(props: Opening & { block: FormBlockPlan; plan: FormPlan }) {
  // The block is made anew for other values; the object is new on each render.
  const [values] = useState(props.values);
  const opened = useOpenedForm({ ...props, values });
  return (
    <div className={props.block.frame === 'bare' ? undefined : 'pl-panel'}>
      {opened.state === 'ready' ? (
        <ReadyBlock {...props} values={values} opened={opened} />
      ) : (
        <FormContents opened={opened} save={undefined} />
      )}
    </div>
  );
}

function ReadyBlock({
  block,
  plan,
  mode,
  recordKey,
  values,
  opened,
}: Opening & { block: FormBlockPlan; plan: FormPlan; opened: OpenedForm & { state: 'ready' } }) {
  const { route } = usePage();
  const evaluate = useEvaluate();
  const actions = useActions();
  const { model, record, load } = opened;
  const mayDrop = useGuard(model);
  useOpenEvent(plan, model);
  const after = async (result: unknown) => {
    if (plan.onSave) {
      const local = { values: model.values(), result };
      await actions.run({ plan: plan.onSave, local, recordKey });
    } else if (mode === 'create')
      model.reset(initialValues(plan, mode, undefined, values, model.evaluate()));
    else await refresh();
  };
  /** What was stored may differ from what was sent, and has a new version. */
  const refresh = async () => {
    const newest = await load().catch(() => undefined); // shown values stay as they were entered
    if (!newest) return;
    record.current = newest;
    model.reset(initialValues(plan, mode, newest, values, model.evaluate()));
  };
  const save = useSave({
    plan,
    mode,
    recordKey,
    given: values,
    opened,
    onSaved: (result) => void after(result),
  });
  const canSave = mode !== 'view' && plan.submit[mode] !== undefined;
  const bare = block.frame === 'bare';
  useEffect(() => {
    const first =
      bare &&
      matchMedia('(pointer: fine)').matches &&
      model.visible().find(({ locked }) => !locked);
    if (first) model.reveal(first.address, true);
  }, [bare, model]);
  const back = async () => {
    if (save.sending || !(await mayDrop())) return;
    if (plan.onCancel) await actions.run({ plan: plan.onCancel, local: {}, recordKey });
    else route.back();
  };
  const saveButton = canSave && (
    <Button
      type="primary"
      loading={save.sending}
      disabled={save.blocked}
      onClick={() => void save.save()}
    >
      {evaluate.text(block.submitLabel) || texts.common.save}
    </Button>
  );
  return (
    // The keys reach here from the inputs; the element itself is not operated.
    <div
      role="presentation"
      style={{ maxWidth: block.width }}
      onKeyDown={canSave ? saveKeys(() => void save.save()) : undefined}
    >
      {block.frame === 'page' && (
        <FormPageHead
          title={evaluate.text(plan.title[mode], { mode, key: recordKey })}
          onBack={() => void back()}
        >
          {saveButton}
          <Button disabled={save.sending} onClick={() => void back()}>
            {texts.common.cancel}
          </Button>
        </FormPageHead>
      )}
      <FormContents opened={opened} save={save} />
      {canSave && block.frame === 'bare' && <div className="pl-form-block-wide">{saveButton}</div>}
      {canSave && block.frame === 'panel' && (
        <div className="pl-form-block-buttons">
          {saveButton}
          <Button
            disabled={save.sending}
            onClick={() =>
              model.adopt(
                initialValues(plan, mode, record.current, values, model.evaluate()),
                false,
              )
            }
          >
            {texts.common.reset}
          </Button>
        </div>
      )}
    </div>
  );
}
