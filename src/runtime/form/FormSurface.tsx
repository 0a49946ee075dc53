import { useEffect, useState } from 'react';
import type { FormMode, FormPlan, Values } from '../../schema/compile/plan.ts';
import { useEvaluate } from '../page/scope.ts';
import type { FormModel } from './model/formModel.ts';
import { FormContents } from './surface/FormContents.tsx';
import { FormFrame } from './surface/FormFrame.tsx';
import { saveKeys } from './surface/keys.ts';
import { useGuard } from './surface/useGuard.ts';
import { useOpenedForm, type OpenedForm } from './surface/useOpenedForm.ts';
import { useSave } from './surface/useSave.ts';

export interface FormSurfaceProps {
  plan: FormPlan;
  mode: FormMode;
  /** Key of the record that edit and view load. */
  recordKey?: unknown;
  /** Initial values over the defaults, already resolved. */
  values: Values;
  /** Stored; the surface closes by itself after this. */
  onSaved(result: unknown): void;
  /** It has left the screen. */
  onClose(): void;
}

/** A form in a drawer, in a modal or as a page of its own. */
export function FormSurface(props: FormSurfaceProps) {
  const opened = useOpenedForm(props);
  return opened.state === 'ready' ? <ReadySurface {...props} opened={opened} /> : <WaitingSurface {...props} opened={opened} />;
}

const noValues: Values = {};

function useTitle({ plan, mode, recordKey }: FormSurfaceProps, values: Values): string {
  return useEvaluate().text(plan.title[mode], { mode, key: recordKey, values });
}

function WaitingSurface({ opened, ...props }: FormSurfaceProps & { opened: OpenedForm }) {
  const { plan, onClose } = props;
  const [open, setOpen] = useState(true);
  const title = useTitle(props, noValues);
  return <FormFrame plan={plan} title={title} open={open} onCancel={() => setOpen(false)} onClosed={onClose}><FormContents opened={opened} save={undefined} /></FormFrame>;
}

function ReadySurface({ opened, ...props }: FormSurfaceProps & { opened: OpenedForm & { state: 'ready' } }) {
  const { plan, mode, recordKey, values, onSaved, onClose } = props;
  const { model, record, load } = opened;
  const [open, setOpen] = useState(true);
  const title = useTitle(props, model.values());
  const mayDrop = useGuard(model);
  const save = useSave({ model, record, recordKey, given: values, load, onSaved: (result) => (onSaved(result), setOpen(false)) });
  useFirstFocus(model);
  const cancel = async () => {
    if (!save.sending && (await mayDrop())) setOpen(false);
  };
  const canSave = mode !== 'view' && plan.submit[mode] !== undefined;
  return (
    <FormFrame
      plan={plan} title={title} open={open} sending={save.sending} saveDisabled={save.conflict !== undefined}
      onSave={canSave ? () => void save.save() : undefined}
      onKeyDown={canSave ? saveKeys(() => void save.save()) : undefined}
      onCancel={() => void cancel()} onClosed={onClose}
    >
      <FormContents opened={opened} save={save} />
    </FormFrame>
  );
}

/** The first field that can be filled in gets the focus, where that raises no keyboard over the form. */
function useFirstFocus(model: FormModel): void {
  useEffect(() => {
    if (model.mode === 'view' || !matchMedia('(pointer: fine)').matches) return;
    const first = Object.values(model.form.fields).find((field) => field.visible && field.pattern === 'editable' && 'value' in field);
    if (first) model.reveal(first.address.toString());
  }, [model]);
}
