/** Widgets by role, and their props by declaration. */
import { isExpressionValue } from '../meta/visit.ts';
import { jsonType } from '../meta/walk.ts';
import { presentSpelling } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import type { PropSchema, Vocabulary, WidgetDeclaration, WidgetRole } from '../vocabulary.ts';
import { Report } from './report.ts';

/** A part that names a widget and its props. */
export interface WidgetUse {
  widget?: string;
  props?: Record<string, unknown>;
}

/** Checks widget and props at `path` (the part that holds both). */
export function checkWidget(
  use: WidgetUse,
  role: WidgetRole,
  path: Path,
  vocabulary: Vocabulary,
  report: Report,
): void {
  const name = use.widget;
  if (vocabulary.widgets.length === 0) return;
  const fitting = vocabulary.widgets.filter(({ roles }) => roles.includes(role));
  if (name === undefined) {
    for (const [prop, value] of Object.entries(use.props ?? {}))
      checkPropOfAny(fitting, prop, value, [...path, 'props', prop], report);
    return;
  }
  const widget = fitting.find((one) => one.name === name);
  if (!widget) {
    const exists = vocabulary.widgets.some((one) => one.name === name);
    const message = exists ? `the widget ${name} is not for ${role}` : `unknown widget ${name}`;
    report.add(
      'unknown-widget',
      [...path, 'widget'],
      message,
      nearest(
        name,
        fitting.map((one) => one.name),
      ),
    );
    return;
  }
  for (const [prop, value] of Object.entries(use.props ?? {}))
    checkProp(widget, prop, value, [...path, 'props', prop], report);
}

/** The prop that an unknown one is most likely meant to be: what it is called now, or a slip. */
const meant = (prop: string, known: readonly string[]): string | undefined =>
  presentSpelling(prop, known) ?? nearest(prop, known);

/** A prop of the usual widget, whichever that is: one of those for the use must take it. */
function checkPropOfAny(
  widgets: readonly WidgetDeclaration[],
  prop: string,
  value: unknown,
  path: Path,
  report: Report,
): void {
  const tries = widgets.map((widget) => {
    const attempt = new Report();
    checkProp(widget, prop, value, path, attempt);
    return { widget, attempt };
  });
  if (tries.some(({ attempt }) => attempt.problems.length === 0)) return;
  const declaring = tries.find(({ widget }) => Object.hasOwn(widget.props, prop));
  if (declaring) checkProp(declaring.widget, prop, value, path, report);
  else {
    const known = widgets.flatMap(({ props }) => Object.keys(props));
    report.add('unknown-prop', path, `no widget for this has a prop ${prop}`, meant(prop, known));
  }
}

function checkProp(
  widget: WidgetDeclaration,
  prop: string,
  value: unknown,
  path: Path,
  report: Report,
): void {
  const schema = Object.hasOwn(widget.props, prop) ? widget.props[prop] : undefined;
  if (!schema) {
    report.add(
      'unknown-prop',
      path,
      `${widget.name} has no prop ${prop}`,
      meant(prop, Object.keys(widget.props)),
    );
    return;
  }
  if (isExpressionValue(value)) return;
  const reason = propError(value, schema);
  if (reason)
    report.add(
      'bad-prop',
      path,
      `${JSON.stringify(value)} ${reason}`,
      typeof value === 'string' ? nearest(value, (schema.enum ?? []).map(String)) : undefined,
    );
}

function propError(value: unknown, schema: PropSchema): string | undefined {
  const type = jsonType(value);
  if (!isOfType(type, value, schema.type)) return `is not of type ${schema.type}`;
  if (schema.items && Array.isArray(value)) {
    const wrong = value.find(
      (entry) => jsonType(entry) !== schema.items && !isExpressionValue(entry),
    );
    if (wrong !== undefined)
      return `has the entry ${JSON.stringify(wrong)}, which is not of type ${schema.items}`;
  }
  if (schema.enum && !schema.enum.includes(value as string))
    return `is not one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`;
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum)
    return `is less than ${schema.minimum}`;
  if (typeof value === 'number' && schema.maximum !== undefined && value > schema.maximum)
    return `is more than ${schema.maximum}`;
  return undefined;
}

function isOfType(found: string, value: unknown, expected: PropSchema['type']): boolean {
  if (expected === 'integer') return Number.isInteger(value);
  return expected === 'scalar'
    ? ['string', 'number', 'boolean'].includes(found)
    : found === expected;
}
