/** What a sentence can speak of at a place, and with what values it can be compared. */
import type { Names } from '../../schema/check/expressions.ts';
import { rowModel } from '../../schema/check/pageContext.ts';
import { formModel } from '../../schema/check/pageModels.ts';
import { itemsOf } from '../../schema/check/scope.ts';
import { typeOf } from '../../schema/fieldTypes/index.ts';
import type { Field, FormSchema, Model } from '../../schema/generated/types.gen.ts';
import { fieldNamed } from '../document/models.ts';
import type { Project } from '../document/project.ts';
import { ruleTexts } from './locale/index.ts';
import type { Place } from './place.ts';
import type { Scalar } from './sentence.ts';

/** Something that a sentence speaks of. */
export interface Subject {
  /** How expressions read it: values.status. */
  path: string;
  label: string;
  kind: 'text' | 'number' | 'truth' | 'any';
  /** The dictionary that its values are of; its choices are called by their values here. */
  dict?: string;
  choices?: readonly { value: Scalar; label: string }[];
}

/** What is known of a member of the values of a form or of a row. */
interface MemberFacts {
  label?: string | undefined;
  field?: Field | undefined;
  choices?: Subject['choices'];
}

const kinds: Readonly<Record<string, Subject['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'truth',
};

/** What a form itself says of its fields: their labels and choices. */
function ownFacts(form: FormSchema | undefined): ReadonlyMap<string, MemberFacts> {
  const named = (form ? itemsOf(form) : []).flatMap(({ name, item }) => {
    const label = 'label' in item && typeof item.label === 'string' ? item.label : undefined;
    const options = 'options' in item ? item.options : undefined;
    const items = options?.from === 'list' ? options.items : undefined;
    const choices = items?.flatMap(({ value, label: said }) =>
      value === null ? [] : { value, label: said },
    );
    return name === undefined ? [] : [[name, { label, ...(choices && { choices }) }] as const];
  });
  return new Map(named);
}

/** What is known of members, by the name that holds them. */
function knowledge({ part, context }: Place): Record<string, (member: string) => MemberFacts> {
  const isForm = part.path[0] === 'forms';
  const key = String(part.path[1]);
  const facts = ownFacts(isForm ? context.page.forms?.[key] : undefined);
  const of = (model: Model | undefined) => (member: string) => ({
    field: fieldNamed(model, member),
  });
  const ofForm = of(isForm ? formModel(key, context) : undefined);
  return {
    values: (member) => ({ ...ofForm(member), ...facts.get(member) }),
    row: of(rowModel(part, context)),
  };
}

/** The values of a dictionary; undefined: they are not known. */
function dictChoices(
  dict: string | undefined,
  kind: Subject['kind'],
  { dicts }: Pick<Project, 'dicts'>,
): Pick<Subject, 'dict' | 'choices'> {
  if (dict === undefined || !Object.hasOwn(dicts, dict)) return {};
  const choices = (dicts[dict] ?? []).map((value) => ({
    value: kind === 'number' ? Number(value) : value,
    label: value,
  }));
  return choices.length === 0 ? {} : { dict, choices };
}

function fieldSubject(
  path: readonly [root: string, member: string],
  { label, field, choices = field?.options }: MemberFacts,
  project: Pick<Project, 'dicts'>,
): Subject {
  const [root, member] = path;
  const kind = field ? (kinds[typeOf(field).value] ?? 'any') : 'any';
  return {
    path: path.join('.'),
    label: ruleTexts().member(root, label ?? field?.label ?? member),
    kind,
    ...(choices ? { choices } : dictChoices(field?.dict, kind, project)),
  };
}

const plainSubject = (path: string, label: string): Subject => ({
  path,
  label,
  kind: path.startsWith('features.') ? 'truth' : 'any',
  ...(path === 'mode' && { choices: ruleTexts().modes }),
});

/** Names that people mostly mean stand first. */
const first = ['values', 'row', 'mode', 'state', 'sources'];

/** Names whose members are known come before those that may hold anything. */
function inOrder(names: Names): string[] {
  const all = [...new Set([...first, ...Object.keys(names)])].filter((name) => name in names);
  const isOpen = (name: string) => !(names[name] instanceof Set);
  return [...all.filter((name) => !isOpen(name)), ...all.filter(isOpen)];
}

/** What a sentence can speak of at a place. */
export function subjectsAt(place: Place, project: Pick<Project, 'dicts'>): Subject[] {
  const { member, root } = ruleTexts();
  const known = knowledge(place);
  return inOrder(place.names).flatMap((name): Subject[] => {
    const members = place.names[name];
    if (!members || members === 'list') return [plainSubject(name, root(name))];
    return [...members].map((one) =>
      name in known
        ? fieldSubject([name, one], known[name]?.(one) ?? {}, project)
        : plainSubject(`${name}.${one}`, member(name, one)),
    );
  });
}

/** The subject of a path; one that is not known is called by its path. */
export const subjectOf = (subjects: readonly Subject[], path: string): Subject =>
  subjects.find((one) => one.path === path) ?? { path, label: path, kind: 'any' };

/** The value that a comparison with a subject begins with. */
export function firstValue({ kind, choices }: Subject): Scalar {
  const [choice] = choices ?? [];
  if (choice) return choice.value;
  return kind === 'number' ? 0 : kind === 'truth' ? true : '';
}

const types = { text: 'string', number: 'number', truth: 'boolean' } as const;

/** Whether a value can be one of a subject. */
export function suits({ kind, choices }: Subject, value: Scalar): boolean {
  if (choices) return choices.some((choice) => choice.value === value);
  return kind === 'any' || typeof value === types[kind];
}
