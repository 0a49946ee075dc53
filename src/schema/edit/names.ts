/**
 * Names that other parts of a page refer to: what declares them, and every place that names them.
 */
import { isStandardAction } from '../compile/standardActions.ts';
import { compileExpression, ExpressionError, expressionsOf } from '../expression/index.ts';
import { visitParts, type Part } from '../meta/visit.ts';
import { schemaAt } from '../meta/walk.ts';
import type { Path } from '../pointer.ts';
import { EditError } from './error.ts';
import { existsAt, valueAt } from './operations.ts';

/** Kinds of names, as their references are called in the meta-schema without `Ref`. */
export type NameKind = 'action' | 'block' | 'form' | 'source' | 'state';

/** A declared name. */
export interface DeclaredName {
  kind: NameKind;
  name: string;
  /** Where it is declared. */
  at: Path;
  /** The form whose own it is; absent: the whole page may refer to it. */
  form?: string;
}

/** A place that names it. */
export interface Reference {
  at: Path;
  how:
    /** The string there is the name. */
    | 'value'
    /** The last step of the path is the name. */
    | 'key'
    /** The string there is an expression that reads it. */
    | 'expression'
    /** The string there has {expression} parts that read it. */
    | 'template'
    /** Nothing stands there, which means this name. */
    | 'default';
}

const kindOfMap: Readonly<Record<string, NameKind>> = {
  actions: 'action',
  forms: 'form',
  sources: 'source',
  state: 'state',
};

/** Roots of expressions that read names of these kinds. */
export const rootOf: Partial<Record<NameKind, string>> = { source: 'sources', state: 'state' };

/**
 * What is declared at a place: a member of `forms`, `actions`, `sources` or `state`, or a block
 * with a name. Throws EditError (no-name) for any other place, and for an action that only
 * overrides a standard one, whose name is what it means.
 */
export function declaredAt(page: unknown, at: Path): DeclaredName {
  const value = valueAt(page, at);
  const refuse = () => new EditError('no-name', at);
  const [first, second, third, fourth] = at.map(String);
  if (at.length === 2 && kindOfMap[first!]) {
    const kind = kindOfMap[first!]!;
    const isOverride = kind === 'action' && !existsAt(value, ['run']);
    if (isOverride) throw refuse();
    return { kind, name: second!, at };
  }
  if (at.length === 4 && first === 'forms' && third === 'sources')
    return { kind: 'source', name: fourth!, at, form: second! };
  const blockName = existsAt(value, ['name']) ? valueAt(value, ['name']) : undefined;
  if (typeof blockName === 'string' && isBlock(page, at))
    return { kind: 'block', name: blockName, at };
  throw refuse();
}

function isBlock(page: unknown, at: Path): boolean {
  const place = at.join('/');
  return partsOf(page).some(({ name, path }) => name === 'Block' && path.join('/') === place);
}

function partsOf(page: unknown): Part[] {
  const parts: Part[] = [];
  visitParts('page', page, (part) => parts.push(part));
  return parts;
}

/** Whether another part has the name, or would be hidden by it or hide it. */
export const isTaken = (page: unknown, { kind, form }: DeclaredName, name: string): boolean =>
  takenBy[kind](page, name, form);

const takenBy: Record<NameKind, (page: unknown, name: string, form?: string) => boolean> = {
  action: (page, name) => isStandardAction(name) || existsAt(page, ['actions', name]),
  block: (page, name) =>
    name === 'list' ||
    partsOf(page).some(
      (part) => part.name === 'Block' && (part.value as { name?: string }).name === name,
    ),
  form: (page, name) => existsAt(page, ['forms', name]),
  source(page, name, form) {
    const forms = existsAt(page, ['forms']) ? Object.keys(Object(valueAt(page, ['forms']))) : [];
    const others = form === undefined ? forms : [form];
    return (
      existsAt(page, ['sources', name]) ||
      others.some((other) => existsAt(page, ['forms', other, 'sources', name]))
    );
  },
  state: (page, name) =>
    existsAt(page, ['state', name]) ||
    partsOf(page).some((part) => part.name === 'writtenState' && part.value === name),
};

/**
 * Every place that names what is declared, in the order of the file. Throws EditError
 * (hidden-reference) where an expression reads it in a way that cannot be rewritten, such as
 * `sources[name]`.
 */
export function referencesTo(page: unknown, declared: DeclaredName): Reference[] {
  const found = new Map<string, Reference>();
  visitParts('page', page, (part) => {
    if (!isInScope(part.path, declared, page)) return;
    const references = opensUnnamed(page, part, declared)
      ? [{ at: [...part.path, 'form'], how: 'default' as const }]
      : referencesIn(part, declared);
    for (const reference of references)
      found.set(`${reference.how} ${reference.at.join('/')}`, reference);
  });
  return [...found.values()];
}

/** Whether a part may name a form and does not: the form named edit is meant. */
function opensUnnamed(page: unknown, { value, path }: Part, { kind, name }: DeclaredName): boolean {
  if (kind !== 'form' || name !== 'edit' || typeof value !== 'object') return false;
  const { properties, required } = schemaAt('page', page, path.map(String)).schema ?? {};
  const mayName = properties?.form?.$ref?.endsWith('formRef') && !required?.includes('form');
  return mayName === true && !existsAt(value, ['form']);
}

/** A source of a form hides that of the page with the same name. */
function isInScope(path: Path, { kind, name, form }: DeclaredName, page: unknown): boolean {
  if (kind !== 'source') return true;
  const own = path[0] === 'forms' && path.length > 1 ? String(path[1]) : undefined;
  if (form !== undefined) return own === form;
  return own === undefined || !existsAt(page, ['forms', own, 'sources', name]);
}

function referencesIn({ name, value, path }: Part, declared: DeclaredName): Reference[] {
  const root = rootOf[declared.kind];
  switch (name) {
    case 'Expression':
      return root && readsName(String(Object(value).$expr), root, declared.name, path)
        ? [{ at: [...path, '$expr'], how: 'expression' }]
        : [];
    case 'Template':
      return ofTemplate(String(Object(value).$text), [...path, '$text'], declared);
    case 'url':
    case 'route':
      return ofTemplate(String(value), path, declared);
    case 'SetStateStep':
      return declared.kind === 'state' && existsAt(value, ['values', declared.name])
        ? [{ at: [...path, 'values', declared.name], how: 'key' }]
        : [];
    default: {
      const isNamed =
        name === `${declared.kind}Ref` || (name === 'writtenState' && declared.kind === 'state');
      return isNamed && value === declared.name ? [{ at: path, how: 'value' }] : [];
    }
  }
}

function ofTemplate(template: string, at: Path, { kind, name }: DeclaredName): Reference[] {
  const root = rootOf[kind];
  if (!root) return [];
  const reads = sourcesOf(template).map((source) => readsName(source, root, name, at));
  return reads.includes(true) ? [{ at, how: 'template' }] : [];
}

/** A template that cannot be read refers to nothing: the checker reports it. */
function sourcesOf(template: string): string[] {
  try {
    return expressionsOf(template);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Whether an expression reads a member of a root. */
function readsName(source: string, root: string, name: string, at: Path): boolean {
  let reads: string[][];
  try {
    ({ reads } = compileExpression(source));
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
  const own = reads.filter(([first]) => first === root);
  if (own.some(([, member]) => member === undefined)) throw new EditError('hidden-reference', at);
  return own.some(([, member]) => member === name);
}
