import { defined } from '../defined.ts';
import { say } from '../locale/message.ts';
import type { Field, Model, Options, Request } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { allowed, PageError, type Compilation } from './compilation.ts';
import type { ChoicesPlan } from './plan.ts';
import { filtersOf } from '../record/filtersOf.ts';

/** What a page says of the choices of a piece; it wins over the model. */
export interface OwnChoices {
  dict?: string;
  options?: Options;
}

/**
 * Choices of a control or cell: from the page's own dict or options, else from the field. Notes the
 * dictionary.
 */
export function compileChoices(
  compilation: Compilation,
  own: OwnChoices,
  field: Field | undefined,
  path: Path,
): ChoicesPlan | undefined {
  if (own.options) return optionsPlan(own.options, compilation, [...path, 'options']);
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

type OptionsFrom<F extends Options['from']> = Extract<Options, { from: F }>;

/** Names of members of records, with their defaults. */
const membersOf = ({
  value = 'value',
  label = 'label',
  children,
  parent,
  disabled,
  root,
}: OptionsFrom<'source' | 'request' | 'records'>) => ({
  value,
  label,
  ...defined({ children, parent, disabled, root }),
});

const requestOf = ({
  url,
  params,
}: {
  url: string;
  params?: Record<string, unknown>;
}): Request => ({
  url,
  ...defined({ params }),
});

const plans: {
  [F in Options['from']]: (
    options: OptionsFrom<F>,
    compilation: Compilation,
    path: Path,
  ) => ChoicesPlan;
} = {
  dict({ dict }, { dicts }) {
    dicts.add(dict);
    return { from: 'dict', dict };
  },
  list: ({ items }) => ({ from: 'fixed', choices: items.map((item) => ({ ...item })) }),
  source(options, { page }, path) {
    if (!Object.hasOwn(page.sources ?? {}, options.source))
      throw new PageError(`There is no source "${options.source}"`, [...path, 'source']);
    return { from: 'source', source: options.source, ...membersOf(options) };
  },
  request: (options) => ({
    from: 'request',
    request: requestOf(options),
    ...defined({ found: options.records, search: options.search }),
    ...membersOf(options),
  }),
  records: ({ search, ...options }) => ({
    from: 'records',
    records: options.records,
    ...(search && {
      request: requestOf(search),
      search: search.param,
      ...defined({ found: search.records }),
    }),
    ...membersOf(options),
  }),
};

/** Choices as a page writes them. Notes the dictionary. */
export function optionsPlan<F extends Options['from']>(
  options: OptionsFrom<F>,
  compilation: Compilation,
  path: Path,
): ChoicesPlan {
  return (plans[options.from as F] as (typeof plans)[F])(options, compilation, path);
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

/**
 * The records of another model as choices: its optionselect where there is one, else its list;
 * nested when it is a tree.
 */
export function relatedChoices(
  compilation: Compilation,
  target: Model,
): Extract<ChoicesPlan, { from: 'request' | 'source' }> | undefined {
  const { resources } = compilation.vocabulary.protocol;
  if (target.path === undefined) return undefined;
  const paged = target.paged ?? !target.tree;
  const list: Request = { ...resources.list(target.path), ...(paged && { paged: false }) };
  const whole = target.operations?.includes('optionselect') === true;
  const search = paged ? searchOf(target) : undefined;
  return {
    from: 'request',
    request: whole ? resources.options(target.path) : list,
    value: target.key,
    label: target.labelField ?? target.key,
    ...defined({ parent: target.tree?.parent }),
    ...(mayUse(compilation, target, 'get') && { one: resources.load(target.path) }),
    ...(search !== undefined && { search, ...(whole && { whole }) }),
  };
}

/** Whether the server offers an operation of a model to the viewer. */
export function mayUse(compilation: Compilation, model: Model, operation: 'list' | 'get'): boolean {
  const { operations, open } = model;
  if (operations && !operations.includes(operation)) return false;
  const { verbs } = compilation.vocabulary.protocol.rights;
  return open?.includes(operation) === true || allowed(compilation, verbs[operation], model);
}

/** The parameter that finds records by a part of their label. */
function searchOf({ labelField, fields }: Model): string | undefined {
  const field = labelField === undefined ? undefined : fields[labelField];
  const filter = field && filtersOf(field).find(({ type }) => type === 'contains');
  return filter && (filter.param ?? labelField);
}
