import { ExpressionError } from '../../../schema/expression/index.ts';
import type { FormMode, FormPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { exactNumber } from '../../../schema/record/decimalText.ts';
import { asNumber, isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { readPath } from '../../data/result.ts';
import { childrenOf, visitFields } from './visit.ts';

/**
 * Values a form begins with: of a new record its defaults, of a stored one the record; `given` (of
 * the action) go over both.
 */
export function initialValues(
  { nodes }: Pick<FormPlan, 'nodes'>,
  mode: FormMode,
  record: Values | undefined,
  given: Values,
  evaluate: Evaluate,
): Values {
  if (mode === 'create') return { ...defaultsOf(nodes, mode, evaluate), ...record, ...given };
  return { ...record, ...given };
}

/** Defaults of nodes, layout looked through; objects get those of their children. */
function defaultsOf(nodes: readonly NodePlan[], mode: FormMode, evaluate: Evaluate): Values {
  const result: Values = {};
  for (const node of nodes) {
    if (!node.modes.includes(mode)) continue;
    if (node.kind === 'layout') Object.assign(result, defaultsOf(node.children, mode, evaluate));
    else {
      const value = startOf(node, mode, evaluate);
      if (value !== undefined) result[node.name] = value;
    }
  }
  return result;
}

/** What a new record has at a node. A list that needs rows begins with one. */
function startOf(node: NodePlan, mode: FormMode, evaluate: Evaluate): unknown {
  if (node.default === undefined) {
    if (node.type === 'object' && node.children.length > 0)
      return defaultsOf(node.children, mode, evaluate);
    if (node.item && node.rows?.min) return [newRow(node.item, mode, evaluate)];
  }
  return defaultOf(node, evaluate);
}

/** The default of a node; undefined when it has none, or one that cannot be computed (yet). */
export const defaultOf = (node: NodePlan, evaluate: Evaluate): unknown =>
  node.default === undefined ? undefined : resultOf(node.default, evaluate);

/** A new row of a list. */
export const newRow = (item: NodePlan, mode: FormMode, evaluate: Evaluate): unknown =>
  item.type === 'object' ? defaultsOf(item.children, mode, evaluate) : defaultOf(item, evaluate);

/**
 * An entered value in the type of its node, where it can be: choices of a dictionary are texts,
 * even of a number. A number of more digits than a number keeps stays the text that was entered, so
 * that it is refused as it stands.
 */
export function typedValue(type: NodePlan['type'], value: unknown): unknown {
  if (type === 'number' && typeof value === 'string')
    return asNumber(value) === undefined ? value : exactNumber(value.trim());
  return type === 'string' && typeof value === 'number' ? String(value) : value;
}

interface Submission {
  plan: FormPlan;
  mode: FormMode;
  values: Values;
  record: Values | undefined;
  recordKey: unknown;
  evaluate: Evaluate;
}

/**
 * The values to store: those of the visible fields that are sent, what belongs to every record,
 * plus key and version of a stored one, so that two editors never overwrite each other. A value
 * that was taken away is sent as an empty text, of a new record as null: servers of the protocol
 * leave a stored value as it is when its member is absent or null. In rows of lists null takes
 * away. One that was never there (a password) is not sent.
 */
export function submittedValues({
  plan,
  mode,
  values,
  record,
  recordKey,
  evaluate,
}: Submission): Values {
  const result: Values = {};
  visitFields(plan, mode, values, evaluate, ({ node, path, value }) => {
    // Rows of a list travel as they are, with what the form does not show of them.
    if (!node.submit || path.some((part) => typeof part === 'number')) return;
    // Members that nobody can see here stay as they are.
    if (node.members && node.children.length === 0) return;
    const before = mode === 'edit' ? readPath(record, path.join('.')) : defaultOf(node, evaluate);
    const none = mode !== 'edit' ? null : node.type === 'array' ? [] : '';
    const own = node.item ? withNone(sentRows(node.item, value)) : givenOr(value, node, evaluate);
    const sent = node.children.length > 0 ? {} : (own ?? (isBlank(before) ? undefined : none));
    if (sent !== undefined) put(result, path as string[], sent);
  });
  for (const hidden of plan.hidden ?? []) {
    if (!hidden.modes.includes(mode) || !evaluate.test(hidden.visible)) continue;
    const { name } = hidden;
    const own = hidden.value === undefined ? values[name] : evaluate.value(hidden.value);
    const first = mode === 'create' && hidden.value === undefined ? hidden.default : undefined;
    const sent = own ?? (first === undefined ? own : evaluate.value(first));
    const isStored = mode === 'edit' && !isBlank(record?.[name]);
    // What was taken away, as above.
    if (sent !== undefined && sent !== null) result[name] = sent;
    else if (isStored && hidden.value !== undefined) result[name] = '';
  }
  for (const [name, first] of Object.entries(plan.always ?? {})) {
    const own = mode === 'edit' ? record?.[name] : first;
    if (result[name] === undefined && own != null) result[name] = own;
  }
  if (mode !== 'edit') return result;
  if (plan.recordKey !== undefined && result[plan.recordKey] === undefined)
    result[plan.recordKey] = record?.[plan.recordKey] ?? recordKey;
  if (plan.versionField !== undefined && record?.[plan.versionField] != null)
    result[plan.versionField] = record[plan.versionField];
  return result;
}

/** The result that a node shows, where that is sent; none while it cannot be worked out. */
function givenOr(value: unknown, { sends }: NodePlan, evaluate: Evaluate): unknown {
  if (sends === undefined) return value;
  const result = resultOf(sends, evaluate);
  return typeof result === 'number' && !Number.isFinite(result) ? undefined : result;
}

/** The value of an expression; undefined where it cannot be computed (yet). */
function resultOf(expression: unknown, evaluate: Evaluate): unknown {
  try {
    return structuredClone(evaluate.value(expression)) ?? undefined;
  } catch (problem) {
    if (problem instanceof ExpressionError) return undefined;
    throw problem;
  }
}

/**
 * Rows with those members of their dynamic fields that the record they name defines: others were
 * entered for another one, and what is not known here stays as it is stored.
 */
function sentRows(item: NodePlan, rows: unknown): unknown {
  const dynamic = item.children.filter(({ members }) => members !== undefined);
  if (dynamic.length === 0 || !Array.isArray(rows)) return rows;
  return rows.map((row: Values) => {
    const sent = { ...row };
    for (const node of dynamic) {
      const value = (row[node.name] ?? {}) as Values;
      const names = childrenOf(node, row).map(({ name }) => name);
      if (names.length === 0) delete sent[node.name];
      else
        sent[node.name] = Object.fromEntries(
          names.flatMap((name) => (name in value ? [[name, value[name]]] : [])),
        );
    }
    return sent;
  });
}

/**
 * Rows with null for what was taken away in them: JSON leaves undefined out, and what is absent of
 * a row stays stored.
 */
function withNone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNone(one) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withNone(one) ?? null]),
  );
}

/** Sets a member; below an object that is not sent nothing is. */
function put(target: Values, [name, ...rest]: readonly string[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) target[name] = value;
  else if (typeof target[name] === 'object' && target[name] !== null)
    put(target[name] as Values, rest, value);
}
