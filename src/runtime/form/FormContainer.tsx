import { useCallback, useContext, useEffect, useState } from 'react';
import { OriginContext } from '../action/context.ts';
import { useEvaluate } from '../core/scope.ts';
import type { FormModel } from './model/formModel.ts';
import { FormContents } from './container/FormContents.tsx';
import { FormFrame } from './container/FormFrame.tsx';
import { saveKeys } from './container/keys.ts';
import { useGuard } from './container/useGuard.ts';
import { useOpenEvent } from './container/useOpenEvent.ts';
import { useOpenedForm, type FormOpened } from './container/useOpenedForm.ts';
import { useSave } from './container/useSave.ts';

interface Props extends FormOpened {
  /** Stored; the form closes by itself after this. */
  onSaved(result: unknown): void;
  /** It has left the screen. */
  onClose(): void;
}

/** A form in a drawer, in a modal or as a page of its own. */
export function FormContainer(props: Props) {
  const { plan, mode, recordKey, values, onSaved, onClose } = props;
  const opened = useOpenedForm(props);
  const model = opened.state === 'ready' ? opened.model : undefined;
  const [open, setOpen] = useState(true);
  const evaluate = useEvaluate();
  const title = evaluate.text(plan.title[mode], {
    mode,
    key: recordKey,
    values: model?.values() ?? values,
  });
  const mayDrop = useGuard(model);
  useOpenEvent(plan, model);
  const save = useSave({
    plan,
    mode,
    recordKey,
    given: values,
    opened,
    onSaved: (result) => (onSaved(result), setOpen(false)),
  });
  const onOpened = useFirstFocus(model);
  const origin = useContext(OriginContext);
  const gone = opened.state === 'gone' || save.removed;
  useEffect(() => {
    // What it was opened from still shows the record.
    if (gone) origin?.reload();
  }, [gone, origin]);
  const cancel = async () => {
    if (!save.sending && (await mayDrop())) setOpen(false);
  };
  const canSave = mode !== 'view' && plan.submit[mode] !== undefined;
  return (
    <FormFrame
      plan={plan}
      title={title}
      open={open}
      sending={save.sending}
      saveLabel={plan.ok && evaluate.text(plan.ok)}
      saveDisabled={model === undefined || save.blocked}
      onSave={canSave ? () => void save.save() : undefined}
      onKeyDown={canSave ? saveKeys(() => void save.save()) : undefined}
      onCancel={() => void cancel()}
      onOpened={onOpened}
      onClosed={onClose}
    >
      <FormContents opened={opened} save={save} />
    </FormFrame>
  );
}

/**
 * The first field that can be filled in gets the focus once the container stands, where that raises
 * no keyboard over the form. Returns what says that it stands.
 */
function useFirstFocus(model: FormModel | undefined): () => void {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!stands || !model || model.mode === 'view' || !matchMedia('(pointer: fine)').matches)
      return;
    const first = model
      .visible()
      .find((field) => !field.locked && field.node.children.length === 0);
    if (first) model.reveal(first.address, true);
  }, [stands, model]);
  return useCallback(() => setStands(true), []);
}
