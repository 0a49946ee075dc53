import { useMemo, useRef } from 'react';
import { StepsContext } from '../../runtime/action/step.ts';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { hashText } from '../../schema/bundle/bundle.ts';
import type { FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { steps } from '../../steps/index.ts';
import { canvasRoute } from '../canvas/canvasHost.ts';
import { designerTexts } from '../locale/index.ts';
import { formHost, submitUrl } from './formHost.ts';

interface Props {
  form: FormSchema;
  /** Whether it has buttons that submit and reset it. */
  buttons: boolean;
  onSubmit(values: unknown): void;
}

const route = canvasRoute('form');

/** A form by itself, drawn by the runtime: it is filled in, and what was entered is handed on. */
export function FormView({ form, buttons, onSubmit }: Props) {
  const outer = useRuntimeHost();
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const host = useMemo(
    () =>
      formHost(outer, {
        onSubmit: (values) => submit.current(values),
        refused: () => designerTexts().forms.noServer,
      }),
    [outer],
  );
  const bundle = useMemo(() => {
    const page = pageOf(form, buttons);
    return { page, models: {}, problems: [], hash: hashText(JSON.stringify(page)) };
  }, [form, buttons]);
  return (
    <RuntimeHostContext value={host}>
      <StepsContext value={steps}>
        <CompiledPage key={bundle.hash} id="form" bundle={bundle} route={route} />
      </StepsContext>
    </RuntimeHostContext>
  );
}

/** The page that holds a form and nothing else. */
function pageOf(form: FormSchema, buttons: boolean): Page {
  const texts = designerTexts().forms;
  const { submit: _submit, ...rest } = form;
  return {
    version: 2,
    id: 'form',
    title: texts.form,
    body: [{ type: 'form', form: 'form', submitLabel: texts.submit }],
    forms: {
      form: {
        ...rest,
        ...(buttons && { submit: { create: { method: 'POST', url: submitUrl } } }),
        success: '',
        // What was entered stays, as in classic forms.
        onSave: [{ type: 'message', text: texts.submitted }],
      },
    },
  };
}
