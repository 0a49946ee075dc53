import { say, term } from '../locale/message.ts';
import type { FormSchema, Model, Request, Text, TextByMode } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { compileSteps } from './actions.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { modelAt, type Compilation } from './compilation.ts';
import { compileNodes } from './nodes.ts';
import { compileRules } from './rules.ts';
import type { FormMode, FormPlan, NodePlan } from './plan.ts';
import { isAccepted, isAnswered } from '../record/modes.ts';

/** The forms that something in the plan opens, and those that they open in turn. */
export function compileOpenedForms(compilation: Compilation): Record<string, FormPlan> {
  const plans: Record<string, FormPlan> = {};
  const compiled = new Map<string, number>();
  // A form's follow-ups may open further forms, or the same one in a further mode.
  for (let changed = true; changed;) {
    changed = false;
    for (const [key, { model, modes }] of compilation.opened) {
      if (compiled.get(key) === modes.size) continue;
      compiled.set(key, modes.size);
      plans[key] = compileForm(compilation, key, model, [...modes]);
      changed = true;
    }
  }
  return plans;
}

function compileForm(
  compilation: Compilation,
  key: string,
  around: Model | undefined,
  modes: readonly FormMode[],
): FormPlan {
  const path: Path = ['forms', key];
  const form = compilation.page.forms?.[key] as FormSchema;
  const model = modelAt(compilation, form.model, around, [...path, 'model']);
  const named = term(model?.label ?? '');
  const columns = form.columns ?? 1;
  const surface = form.surface ?? 'drawer';
  const nodes = compileNodes(compilation, form.schema.properties, { model, columns, modes }, [
    ...path,
    'schema',
    'properties',
  ]);
  return {
    key,
    ...(model && { model: model.name, recordKey: model.key }),
    title: byMode(form.title, {
      create: String(say`新增${named}`),
      edit: String(say`修改${named}`),
      view: String(say`查看${named}`),
    }),
    surface,
    ...widthOf(form),
    columns,
    labels: form.labels ?? 'top',
    ...loadOf(form, model, modes),
    ...(form.also && {
      also: Object.fromEntries(
        Object.entries(form.also).map(([name, { request, modes: sent }]) => [
          name,
          { request, modes: sent ?? ['create', 'edit', 'view'] },
        ]),
      ),
    }),
    ...(form.values && { values: form.values }),
    submit: submitOf(form, model, modes),
    ...alwaysOf(form, model),
    success: byMode(form.success, {
      create: String(say`新增成功`),
      edit: String(say`修改成功`),
      view: '',
    }),
    ...(form.after && {
      after: compileSteps(compilation, key, form.after, { model }, [...path, 'after']),
    }),
    ...(form.refused && {
      refused: compileSteps(compilation, key, form.refused, { model }, [...path, 'refused']),
    }),
    nodes,
    ...finishOf(form, nodes),
    rules: compileRules(compilation, form.rules ?? [], nodes, [...path, 'rules']),
    ...(model?.versionField !== undefined && { versionField: model.versionField }),
  };
}

/** Nothing is asked last when the viewer may fill in none of those fields. */
function finishOf({ finish }: FormSchema, nodes: readonly NodePlan[]): Pick<FormPlan, 'finish'> {
  const names = nodes.map(({ name }) => name).filter((name) => finish?.fields.includes(name));
  if (!finish || names.length === 0) return {};
  return {
    finish: {
      names,
      title: finish.title,
      label: finish.label ?? String(say`保存`),
      ...(finish.width !== undefined && { width: finish.width }),
    },
  };
}

/** Drawers are 35 % wide (pages.md 2), modals 600 pixels; a page takes what there is. */
function widthOf({ width, surface = 'drawer' }: FormSchema): { width?: number | string } {
  if (width !== undefined) return { width };
  return surface === 'page' ? {} : { width: surface === 'modal' ? 600 : 'max(35%, 480px)' };
}

/** Default: GET {path}/{key}; `key` is the key of the record. Creating loads nothing. */
function loadOf(
  form: FormSchema,
  model: Model | undefined,
  modes: readonly FormMode[],
): { load?: Request } {
  if (form.load) return { load: form.load };
  return model?.path === undefined || modes.every((mode) => mode === 'create')
    ? {}
    : { load: { url: `${model.path}/{key}` } };
}

/** Only the modes that are reached: a viewer who may not add has no request that adds. Without a body the values are sent. */
function submitOf(
  { submit }: FormSchema,
  model: Model | undefined,
  modes: readonly FormMode[],
): FormPlan['submit'] {
  const standard = (method: 'POST' | 'PUT') =>
    model?.path === undefined ? undefined : { method, url: model.path };
  const create = modes.includes('create') ? (submit?.create ?? standard('POST')) : undefined;
  const edit = modes.includes('edit') ? (submit?.edit ?? standard('PUT')) : undefined;
  return { ...(create && { create }), ...(edit && { edit }) };
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
    : { always: Object.fromEntries(fields.map(([name, field]) => [name, field.default ?? null])) };
}

const isText = (text: TextByMode): text is Text =>
  typeof text === 'string' || '$t' in text || '$expr' in text;

/** One text for all modes, or one for each; the standard text where there is none. */
function byMode(
  own: TextByMode | undefined,
  standard: Record<FormMode, Text>,
): Record<FormMode, Text> {
  if (own === undefined) return standard;
  return isText(own) ? { create: own, edit: own, view: own } : { ...standard, ...own };
}
