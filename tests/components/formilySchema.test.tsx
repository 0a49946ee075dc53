/**
 * A committed form as Formily JSON Schema in a real document, drawn by plain @formily/react with
 * @formily/antd-v5: it takes what is typed, says the same of what is missing, and gives the same
 * values as the form that the runtime draws.
 */
import { createForm, type Form } from '@formily/core';
import * as components from '@formily/antd-v5';
import { createSchemaField, FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import type { FormModel } from '../../src/runtime/form/model/formModel.ts';
import { initialValues, submittedValues } from '../../src/runtime/form/model/values.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import type { FormPlan, NodePlan, Values } from '../../src/schema/compile/plan.ts';
import { toFormily } from '../../src/schema/formily/index.ts';
import { isBlank } from '../../src/schema/record/index.ts';
import { required } from '../../src/schema/required.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { scopeOver } from '../runtime/form/support.ts';
import { compile, pageNamed } from '../schema/compile/fixtures.ts';
import { plainScope } from '../schema/formily/support/plainScope.ts';
import { draw, type, type Drawn } from './support.tsx';

const SchemaField = createSchemaField({ components: { ...components } as never });
const scope = { mode: 'create', features: {}, sources: {}, user: {} };

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

/**
 * A drawn form, by whomever: inputs by label, what is wrong after trying to save, what is stored.
 */
interface Tried {
  root: HTMLElement;
  input(label: string): HTMLInputElement;
  /** Tries to store; gives the values, or undefined when something is wrong. */
  submit(): Promise<Values | undefined>;
}

/** Blank values are left out: the protocol's null for what was not entered is ours alone. */
const entered = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

function inputIn(root: HTMLElement, selector: string, label: string): HTMLInputElement {
  const item = [...root.querySelectorAll(selector)].find(
    (one) => one.querySelector('label')?.textContent?.replace(/[*:：\s]/g, '') === label,
  );
  const input = item?.querySelector<HTMLInputElement>('input, textarea');
  return required(input ?? undefined, `an input labelled ${label}`);
}

async function byFormily(plan: FormPlan): Promise<Tried> {
  const form: Form = createForm();
  const { schema, lost } = toFormily(plan, widgetCatalogue);
  const one = await draw(
    <FormProvider form={form}>
      <SchemaField schema={schema as never} scope={plainScope(lost)} />
    </FormProvider>,
  );
  drawn.push(one);
  return {
    root: one.root,
    input: (label) => inputIn(one.root, '.ant-formily-item', label),
    submit: async () => {
      let values: Values | undefined;
      await act(async () => {
        values = await form.submit<Values>().catch(() => undefined);
      });
      await one.rest();
      return values && entered(values);
    },
  };
}

async function byRuntime(plan: FormPlan): Promise<Tried> {
  const evaluate = scopeOver(scope);
  const model: FormModel = createFormModel({
    plan,
    mode: 'create',
    values: initialValues(plan, 'create', undefined, {}, evaluate),
    scope: evaluate,
  });
  const one = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
  );
  drawn.push(one);
  return {
    root: one.root,
    input: (label) => inputIn(one.root, '.pl-field', label),
    submit: async () => {
      let problems = 0;
      await act(async () => {
        problems = model.check().length;
      });
      await one.rest();
      const values = model.values();
      const submission = { plan, mode: 'create' as const, values, record: undefined, evaluate };
      return problems > 0
        ? undefined
        : entered(submittedValues({ ...submission, recordKey: undefined }));
    },
  };
}

const textControls: readonly string[] = ['Input', 'TextArea'];

/** Fields of text that can be filled in for a new record, layout looked through. */
const textFields = (nodes: readonly NodePlan[]): NodePlan[] =>
  nodes.flatMap((node) => {
    if (!node.modes.includes('create')) return [];
    if (node.kind === 'layout') return textFields(node.children);
    const isOpen = node.visible === undefined && node.disabled === undefined;
    return isOpen && textControls.includes(node.component) ? [node] : [];
  });

/** A text that the limits of a field let pass. */
function textFor({ name, validation }: NodePlan): string {
  if (validation.format === 'email') return 'li@example.org';
  if (validation.format === 'phone') return '13800138000';
  return `${name}_1`.toLowerCase().slice(0, validation.maxLength);
}

describe.each([
  ['system/post', 'edit'],
  ['system/dict', 'edit'],
  ['system/dict', 'entry'],
  ['system/config', 'edit'],
  ['system/role', 'edit'],
] as const)('the form %s %s', (id, name) => {
  const plan = required(compile(pageNamed(id)).forms[name], name);
  const fields = textFields(plan.nodes);
  const labelOf = ({ label }: NodePlan): string => String(label);

  it('says the same of what is missing as the form of the runtime', async () => {
    const mandatory = fields.filter(({ validation }) => validation.required);
    expect(mandatory.length).toBeGreaterThan(0);
    for (const tried of [await byFormily(plan), await byRuntime(plan)]) {
      expect(await tried.submit()).toBeUndefined();
      for (const { validation } of mandatory)
        expect(tried.root.textContent).toContain(validation.messages.required);
    }
  });

  it('gives the same values as the form of the runtime', async () => {
    const results: (Values | undefined)[] = [];
    for (const tried of [await byFormily(plan), await byRuntime(plan)]) {
      for (const field of fields) await type(tried.input(labelOf(field)), textFor(field));
      results.push(await tried.submit());
    }
    const [theirs, ours] = results;
    // What belongs to every record, also where no field shows it, is known to the runtime alone.
    for (const name of Object.keys(plan.always ?? {}))
      if (theirs?.[name] === undefined) delete ours?.[name];
    expect(theirs).toMatchObject(
      Object.fromEntries(fields.map((field) => [field.name, textFor(field)])),
    );
    expect(theirs).toEqual(ours);
  });
});
