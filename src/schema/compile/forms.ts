import { defined } from '../defined.ts';
import { say, term } from '../locale/message.ts';
import type { FormSchema, Model, Request, Text, TextByMode } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { editorFieldOf, fieldsOf } from '../record/fieldsOf.ts';
import { modelAt, type Compilation } from './compilation.ts';
import { compileNodes, formFrame } from './nodes.ts';
import { computedPlan } from './computedPlan.ts';
import { compileRules } from './rules.ts';
import { compileSources } from './sources.ts';
import type { FormMode, FormPlan, NodePlan } from './plan.ts';
import { isAccepted, isAnswered } from '../record/modes.ts';
import { literalDefault } from '../record/sequence.ts';
import { compileEvent } from './steps.ts';

/** The forms that something in the plan opens, and those that they open in turn. */
export function compileOpenedForms(compilation: Compilation): Record<string, FormPlan> {
  const plans: Record<string, FormPlan> = {};
  const compiled = new Map<string, number>();
  // A form's follow-ups may open further forms, or the same one in a further mode.
  for (let changed = true; changed;) {
    changed = false;
    for (const [key, { form, model, modes }] of compilation.opened) {
      if (compiled.get(key) === modes.size) continue;
      compiled.set(key, modes.size);
      plans[key] = compileForm(compilation, { key, form, scope: model, modes: [...modes] });
      compilation.observer?.made(['forms', key], plans[key]);
      changed = true;
    }
  }
  return plans;
}

interface ReachedForm {
  key: string;
  form: FormSchema;
  /** The model at hand where it was opened. */
  scope: Model | undefined;
  modes: readonly FormMode[];
}

function compileForm(compilation: Compilation, { key, form, scope, modes }: ReachedForm): FormPlan {
  const path: Path = ['forms', key];
  const model = modelAt(compilation, form.model, scope, [...path, 'model']);
  const columns = form.columns ?? 1;
  const container = form.container ?? 'drawer';
  const frame = formFrame(compilation, { model, columns, modes });
  const last = form.finish
    ? compileNodes(compilation, form.finish.fields, frame, [...path, 'finish', 'fields'])
    : [];
  const nodes = [...compileNodes(compilation, form.fields, frame, [...path, 'fields']), ...last];
  return {
    key,
    ...defined({ model: model?.name, recordKey: model?.key }),
    title: byMode(form.title, formTitles(model)),
    container,
    ...widthOf(form),
    columns,
    ...defined({ intro: form.intro, ok: form.ok }),
    labels: form.labels ?? 'top',
    ...layoutPropsOf(form),
    ...loadOf(compilation, form, model, modes),
    ...defined({ sources: form.sources && compileSources(form.sources), values: form.values }),
    submit: submitOf(compilation, form, model, modes),
    ...alwaysOf(form, model),
    success: byMode(form.success, {
      create: String(say`新增成功`),
      edit: String(say`修改成功`),
      view: '',
    }),
    ...eventsOf(compilation, form, model, path),
    nodes,
    ...(frame.hidden.length > 0 && { hidden: frame.hidden }),
    ...finishOf(form, last),
    rules: compileRules(compilation, form.rules ?? [], nodes, [...path, 'rules']),
    ...defined({
      computed: computedPlan(compilation, model, nodes),
      versionField: model?.versionField,
      editorField: model?.versionField && editorFieldOf(model),
    }),
  };
}

/** What a form says of its labels, controls and gaps. */
export const formLayoutMembers = [
  'labelWidth',
  'labelOffset',
  'labelAlign',
  'controlWidth',
  'controlOffset',
  'gap',
] as const satisfies readonly (keyof FormSchema)[];

function layoutPropsOf(form: FormSchema): Pick<FormPlan, 'layoutProps'> {
  const said = Object.fromEntries(formLayoutMembers.map((name) => [name, form[name]]));
  const layoutProps: FormPlan['layoutProps'] = defined({
    ...said,
    labelAlign: form.labelAlign === 'left' ? form.labelAlign : undefined,
  });
  return Object.keys(layoutProps).length > 0 ? { layoutProps } : {};
}

/** What a form is called where it does not say so itself (pages.md 2). */
export function formTitles(model: Model | undefined): Record<FormMode, string> {
  const named = term(model?.label ?? '');
  return {
    create: String(say`添加${named}`),
    edit: String(say`修改${named}`),
    view: String(say`查看${named}`),
  };
}

const events = ['onOpen', 'onSave', 'onCancel', 'onError'] as const;

/** What the events of a form run; those without steps are absent. */
function eventsOf(
  compilation: Compilation,
  form: FormSchema,
  model: Model | undefined,
  path: Path,
): Pick<FormPlan, (typeof events)[number]> {
  const plans = events.map((name) => [
    name,
    compileEvent(name, form[name], { compilation, scope: { model }, path }),
  ]);
  return Object.fromEntries(plans.filter(([, plan]) => plan !== undefined));
}

/** Nothing is asked last when the viewer may fill in none of those fields. */
function finishOf({ finish }: FormSchema, nodes: readonly NodePlan[]): Pick<FormPlan, 'finish'> {
  const names = nodes.map(({ name }) => name);
  if (!finish || names.length === 0) return {};
  return {
    finish: {
      names,
      title: finish.title,
      label: finish.label ?? String(say`保存`),
      ...defined({ width: finish.width }),
    },
  };
}

/**
 * Drawers are 35 % wide (docs/protocol/pages.md#what-all-lists-share), modals 600 pixels; a page
 * takes what there is.
 */
function widthOf({ width, container = 'drawer' }: FormSchema): { width?: number | string } {
  if (width !== undefined) return { width };
  return container === 'page' ? {} : { width: container === 'modal' ? 600 : 'max(35%, 480px)' };
}

/** Default: the record as its resource answers it. Creating loads nothing. */
function loadOf(
  { vocabulary }: Compilation,
  form: FormSchema,
  model: Model | undefined,
  modes: readonly FormMode[],
): { load?: Request } {
  if (form.load) return { load: form.load };
  return model?.path === undefined || modes.every((mode) => mode === 'create')
    ? {}
    : { load: vocabulary.protocol.resources.load(model.path) };
}

/**
 * Only the modes that are reached: a viewer who may not add has no request that adds. Without a
 * body the values are sent.
 */
function submitOf(
  { vocabulary }: Compilation,
  { submit }: FormSchema,
  model: Model | undefined,
  modes: readonly FormMode[],
): FormPlan['submit'] {
  const { resources } = vocabulary.protocol;
  const standard = (operation: 'create' | 'update') =>
    model?.path === undefined ? undefined : resources[operation](model.path);
  const create = modes.includes('create') ? (submit?.create ?? standard('create')) : undefined;
  const edit = modes.includes('edit') ? (submit?.edit ?? standard('update')) : undefined;
  return defined({ create, edit });
}

/** Only a record as a whole has them: a request with a body of its own says what it sends. */
function alwaysOf({ submit }: FormSchema, model: Model | undefined): Pick<FormPlan, 'always'> {
  const isWhole = (['create', 'edit'] as const).every((mode) => {
    const request = submit?.[mode];
    return request === undefined || (request.url === model?.path && request.body === undefined);
  });
  if (!isWhole || model?.path === undefined) return {};
  const fields = Object.entries(fieldsOf(model)).filter(
    ([name, field]) =>
      name !== model.key &&
      name !== model.versionField &&
      isAnswered(field) &&
      isAccepted(field) &&
      (field.required || field.always || field.onBlank === 'replace'),
  );
  return fields.length === 0
    ? {}
    : {
        always: Object.fromEntries(
          fields.map(([name, field]) => [name, literalDefault(field) ?? null]),
        ),
      };
}

const isText = (text: TextByMode): text is Text =>
  typeof text === 'string' || '$text' in text || '$expr' in text;

/** One text for all modes, or one for each; the standard text where there is none. */
function byMode(
  own: TextByMode | undefined,
  standard: Record<FormMode, Text>,
): Record<FormMode, Text> {
  if (own === undefined) return standard;
  return isText(own) ? { create: own, edit: own, view: own } : { ...standard, ...own };
}
