/** Models of exchanged pages: what is lacking here of those that pages can bring comes with it. */
import type { Field, Model, NewModel } from '../../../../schema/generated/types.gen.ts';
import { fieldTypeNamed } from '../../../../schema/fieldTypes/index.ts';
import { listed, say, term, type Message } from '../../../../schema/locale/message.ts';
import { schemaAt } from '../../../../schema/meta/walk.ts';
import { isEqual } from '../../../../schema/merge/values.ts';
import type { NewFields } from '../../../../schema/record/newFields.ts';
import { isMadeSo, madeModel, type NewModels } from '../../../../schema/record/newModels.ts';
import type { Pages } from '../../../pages/pages.ts';
import { hasField } from '../../../pages/model-fields.ts';
import type { Exchange } from './format.ts';

export interface ModelPlan {
  /** Models that the page brings. */
  made: NewModels;
  /** What the page brings to models. */
  fields: NewFields;
  /** Models that are the same here. */
  same: Message[];
  /** What differs and stays as it is here. */
  different: Message[];
  /** Models that are not here: their files come with a deployment. */
  refusals: Message[];
}

/** What the format says of new fields. */
const example = { modelFields: { model: { field: {} } } };
const addable = new Set(schemaAt('page', example, ['modelFields', 'model', 'field']).keys);

/** Whether a running server can add the field: a column, and what the format says of new ones. */
const isAddable = (field: Field): boolean =>
  fieldTypeNamed(field.type)?.isPlain === true &&
  Object.keys(field).every((member) => addable.has(member));

const labelsOf = (fields: readonly (readonly [string, Field])[]) =>
  listed(fields.map(([name, { label }]) => say`${term(label)}（${name}）`));

/** What importing means for models. */
export function planModels(pages: Pages, { models }: Exchange): ModelPlan {
  const plan: ModelPlan = { made: {}, fields: {}, same: [], different: [], refusals: [] };
  for (const [name, model] of Object.entries(models)) {
    const known = pages.models().get(name);
    const made = newModelOf(model);
    if (known) planFields(plan, known, model);
    else if (made) plan.made[name] = made;
    else plan.refusals.push(say`这里没有模型“${term(model.label)}”（${name}），请先部署它的文件`);
  }
  return plan;
}

/** What a page would say to bring the model; undefined: no page can. */
function newModelOf(model: Model): NewModel | undefined {
  const { name, label, key, fields } = model;
  const { [key]: _key, ...own } = fields;
  if (!Object.values(own).every(isAddable)) return undefined;
  const made = { label, fields: own } as NewModel;
  return isMadeSo(model, madeModel(name, made)) ? made : undefined;
}

function planFields(plan: ModelPlan, known: Model, { name, fields }: Model): void {
  const label = term(known.label);
  const all = Object.entries(fields);
  const lacking = all.filter(([field]) => !hasField(known, field));
  const added = lacking.filter(([, field]) => isAddable(field));
  const left = lacking.filter(([, field]) => !isAddable(field));
  const other = all.filter(
    ([field, declared]) => hasField(known, field) && !isEqual(known.fields[field], declared),
  );
  if (added.length > 0) plan.fields[name] = Object.fromEntries(added) as NewFields[string];
  if (left.length > 0)
    plan.different.push(say`模型“${label}”没有这些字段，页面也不能带来：${labelsOf(left)}`);
  if (other.length > 0)
    plan.different.push(say`模型“${label}”的这些字段与文件中不同，保持现状：${labelsOf(other)}`);
  if (lacking.length + other.length === 0) plan.same.push(say`模型“${label}”`);
}
