/** A page with a model that it brings: the list of its records, and the form they are edited in. */
import { itemsOf } from '../../schema/check/scope.ts';
import { defined } from '../../schema/defined.ts';
import type { FormField, FormSchema, NewModel } from '../../schema/generated/types.gen.ts';
import { madeKey, madeModel } from '../../schema/record/newModels.ts';
import type { JsonObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { pageFromModel } from '../start/fromModel.ts';
import { mostColumns } from '../start/modelFields.ts';
import { withoutProblems, type Check } from '../start/withoutProblems.ts';
import { displayOf, formOfModel, type NewFields } from './formFields.ts';

interface MadePage {
  id: string;
  title: string;
  /** Name of the model. */
  name: string;
  model: NewModel;
  /** The form that was designed by itself. */
  form?: FormSchema | undefined;
}

/** Directory of the menu for pages whose id names none. */
const usualParent = 'made';

/** @param check what is wrong with a page; what cannot stand there is left out */
export function madePage({ id, title, name, model, form }: MadePage, check: Check): JsonObject {
  const brought = { menu: menuOf(id), newModels: { [name]: model } };
  const whole = (page: object): JsonObject => ({ ...page, ...brought }) as JsonObject;
  const given = { id, title, name, model: madeModel(name, model) };
  const page = whole(pageFromModel(given, (one) => check(whole(one as object))));
  if (!form) return page;
  const list = {
    ...(page.list as JsonObject),
    columns: columnsOf(form, model.fields),
    // The last answers come first.
    sort: { [madeKey(name)]: 'desc' },
  };
  const answers = { ...page, list, forms: { edit: formOfModel(form, model.fields) } };
  return withoutProblems(answers, check);
}

/** Who answered, and when. */
const stamps = ['createBy', 'createTime'];

/** What is seen of the answers; lists of values by what shows those of their control. */
function columnsOf(form: FormSchema, fields: NewFields): unknown[] {
  const items = new Map(itemsOf(form).map(({ name, item }) => [name, item as FormField]));
  const own = Object.entries(fields).flatMap(([name, { type }]): unknown[] => {
    const item = items.get(name);
    if (type !== 'json') return type === 'text' || type === 'richText' ? [] : [name];
    const shown = item && displayOf(item);
    return shown ? [{ field: name, ...shown, ...defined({ options: item.options }) }] : [];
  });
  return [...own.slice(0, mostColumns - stamps.length), ...stamps];
}

function menuOf(id: string): JsonObject {
  const [head = ''] = id.split('/', 1);
  const isFolder = id.includes('/');
  const parent = isFolder ? head.slice(0, 1).toLowerCase() + head.slice(1) : usualParent;
  return { parent, parentTitle: designerTexts().made.directory };
}
