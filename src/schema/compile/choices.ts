import { say } from '../locale/message.ts';
import type { Field, Model, Options, Request } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { PageError, type Compilation } from './compilation.ts';
import type { ChoicesPlan } from './plan.ts';
import { filtersOf } from '../record/filtersOf.ts';

/** What a page says of the choices of a piece; it wins over the model. */
export interface OwnChoices {
  dict?: string;
  options?: Options;
}

/** Choices of a control or cell: from the page's own dict or options, else from the field. Notes the dictionary. */
export function compileChoices(
  compilation: Compilation,
  own: OwnChoices,
  field: Field | undefined,
  path: Path,
): ChoicesPlan | undefined {
  if (own.options) return optionsPlan(own.options, compilation, path);
  const dict = own.dict ?? field?.dict;
  if (dict !== undefined) {
    compilation.dicts.add(dict);
    return { from: 'dict', dict };
  }
  return (
    field?.options && { from: 'fixed', choices: field.options.map((option) => ({ ...option })) }
  );
}

/** Choices of a yes-or-no field where it is chosen from a list: searches and column filters. */
export const booleanChoices = (): ChoicesPlan => ({
  from: 'fixed',
  choices: [
    { value: true, label: String(say`是`) },
    { value: false, label: String(say`否`) },
  ],
});

/** Choices as a page writes them: a fixed list, or records of a named source, of a request or of an expression. */
export function optionsPlan(options: Options, { page }: Compilation, path: Path): ChoicesPlan {
  if (Array.isArray(options))
    return { from: 'fixed', choices: options.map((option) => ({ ...option })) };
  const { source, request, records, search, value = 'value', label = 'label', ...rest } = options;
  if (search !== undefined && !request)
    throw new PageError('Options that are searched need a request', [...path, 'options', 'search']);
  const found = search !== undefined && request && { request, search };
  if (records) return { from: 'records', records, value, label, ...rest, ...found };
  if (source !== undefined && !Object.hasOwn(page.sources ?? {}, source))
    throw new PageError(`There is no source "${source}"`, [...path, 'options', 'source']);
  if (source === undefined && !request)
    throw new PageError('Options need a source, a request or records', [...path, 'options']);
  return {
    from: source === undefined ? 'request' : 'source',
    ...(source !== undefined && { source }),
    ...(request && { request }),
    ...found,
    value,
    label,
    ...rest,
  };
}

/** The relation whose key a field holds, with the other model when it is at hand. */
export function relationOf(
  { models }: Compilation,
  model: Model | undefined,
  name: string,
): { name: string; target: Model; expose: readonly string[] } | undefined {
  const entry = Object.entries(model?.relations ?? {}).find(
    ([, relation]) => relation.type === 'belongsTo' && relation.field === name,
  );
  const target = entry && models[entry[1].model];
  return entry && target ? { name: entry[0], target, expose: entry[1].expose ?? [] } : undefined;
}

/** Most records a relation picker loads; more are found by typing. */
const mostRelated = 1000;

/** The records of another model as choices: its optionselect where there is one, else its list; nested when it is a tree. */
export function relatedChoices(target: Model): ChoicesPlan | undefined {
  if (target.path === undefined) return undefined;
  const paged = target.paged ?? !target.tree;
  const list: Request = paged
    ? { url: `${target.path}/list`, params: { pageNum: 1, pageSize: mostRelated }, pick: 'rows' }
    : { url: `${target.path}/list` };
  const whole = target.operations?.includes('optionselect') === true;
  const search = paged ? searchOf(target) : undefined;
  return {
    from: 'request',
    request: whole ? { url: `${target.path}/optionselect` } : list,
    value: target.key,
    label: target.labelField ?? target.key,
    ...(target.tree && { parent: target.tree.parent }),
    ...(search !== undefined && { search, ...(whole && { whole }) }),
  };
}

/** The parameter that finds records by a part of their label. */
function searchOf({ labelField, fields }: Model): string | undefined {
  const field = labelField === undefined ? undefined : fields[labelField];
  const filter = field && filtersOf(field).find(({ type }) => type === 'contains');
  return filter && (filter.param ?? labelField);
}
