/**
 * Names of other parts of a page or project, wherever the format says that one stands:
 * `page.schema.json#/$defs/actionRef`, `formRef`, `modelRef`.
 */
import { standardActionKeys } from '../compile/standardActions.ts';
import { nearest } from '../nearest.ts';
import type { Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { unknownStep } from './fields.ts';
import { enclosingRows, type PageContext, type PagePart } from './pageContext.ts';

/** Reports an action key that is neither declared nor standard. */
export function checkActionRef(
  key: string,
  path: Path,
  hasModel: boolean,
  { actions, report }: PageContext,
): void {
  report.expect('unknown-action', path, 'action', key, [
    ...actions,
    ...(hasModel ? standardActionKeys : ['refresh']),
  ]);
}

/** Whether a page has a model of its own, whose standard actions its parts may offer. */
export const hasModel = ({ page }: PageContext): boolean =>
  (page.list?.model ?? page.model) !== undefined;

/** Checks of references by the names of their types. */
export const referenceChecks: Readonly<
  Record<string, (part: PagePart, context: PageContext) => void>
> = {
  actionRef(part, context) {
    const own = enclosingRows(part, context)?.block as { model?: string } | undefined;
    const offersStandard = own
      ? (own.model ?? context.page.model) !== undefined
      : hasModel(context);
    checkActionRef(String(part.value), part.path, offersStandard, context);
  },
  formRef({ value, path }, { forms, report }) {
    report.expect('unknown-form', path, 'form', String(value), forms);
  },
  modelRef({ value, path }, { projectIndex, report }) {
    report.expect('unknown-model', path, 'model', String(value), projectIndex.models.keys());
  },
};

/** Reports a dotted path into a record, such as dept.deptName, that leads nowhere. */
export function checkFieldPath(
  field: string,
  path: Path,
  model: Model,
  { projectIndex, report }: PageContext,
): void {
  const unknown = unknownStep(field, model, projectIndex);
  if (unknown)
    report.add(
      'unknown-field',
      path,
      `unknown field ${field} of ${model.name}`,
      nearest(unknown.step, unknown.choices),
    );
}
