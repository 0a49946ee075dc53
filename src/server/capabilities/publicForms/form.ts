/** Forms that anybody may fill in, as they are kept and compiled. */
import { blockCatalogue } from '../../../blocks/catalogue.ts';
import { protocol } from '../../../protocol/index.ts';
import { formLayoutMembers } from '../../../schema/compile/forms.ts';
import { compilePage, PageError } from '../../../schema/compile/index.ts';
import type { FormPlan } from '../../../schema/compile/plan.ts';
import type { FormSchema } from '../../../schema/generated/types.gen.ts';
import { checkFormat } from '../../../schema/load/format.ts';
import { say } from '../../../schema/locale/message.ts';
import { answerFields, type AnswerField } from '../../../schema/publicForm/answerFields.ts';
import { stepCatalogue } from '../../../steps/catalogue.ts';
import { widgetCatalogue } from '../../../widgets/catalogue.ts';
import { Refusal } from '../../http/errors.ts';
import { controls } from './controls.ts';

/** A form with what its answers are. */
export interface OpenForm {
  /** The form without its requests and steps. */
  form: FormSchema;
  plan: FormPlan;
  fields: AnswerField[];
}

const vocabulary = {
  protocol,
  blocks: blockCatalogue,
  widgets: widgetCatalogue,
  steps: stepCatalogue,
  customActions: [],
};
const nobody = { permissions: [], roles: [] };

/** Longest definition that is kept, in characters of JSON. */
const longest = 200_000;

/** What of a form everybody gets beside its fields: it sends nothing and runs nothing. */
const shown = [
  'rules',
  'intro',
  'ok',
  'columns',
  'labels',
  ...formLayoutMembers,
] as const satisfies readonly (keyof FormSchema)[];

function shownOf(form: FormSchema): FormSchema {
  const kept = Object.fromEntries(shown.map((name) => [name, form[name]]));
  // What is asked last has no drawer of its own.
  const fields = [...form.fields, ...(form.finish?.fields ?? [])];
  return JSON.parse(JSON.stringify({ fields, ...kept })) as FormSchema;
}

/** @throws Refusal where it is no form, or cannot be filled in by everybody */
export function openForm(given: unknown): OpenForm {
  if (JSON.stringify(given).length > longest) throw new Refusal(say`表单定义过长`, 500, 'form');
  const form = given as FormSchema;
  const wrong = checkFormat('form', form)[0];
  if (wrong)
    throw new Refusal(say`表单定义不正确：${`${wrong.pointer} ${wrong.message}`}`, 500, 'form');
  if (form.model !== undefined)
    throw new Refusal(say`表单使用模型的字段，不能公开填写；请改用不带模型的表单`, 500, 'form');
  const shown = shownOf(form);
  const plan = compiled(shown);
  const found = answerFields(plan, controls);
  if ('problem' in found) throw new Refusal(found.problem, 500, 'form');
  return { form: shown, plan, fields: found.fields };
}

function compiled(form: FormSchema): FormPlan {
  const page = {
    version: 2 as const,
    id: 'fill',
    title: 'fill',
    body: [{ type: 'form' as const, form: 'form' }],
    forms: { form },
  };
  try {
    return compilePage({ page, models: {}, viewer: nobody, vocabulary }).forms.form!;
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    throw new Refusal(say`表单定义不正确：${`${error.pointer} ${error.message}`}`, 500, 'form');
  }
}
