/**
 * Names of other parts of a page or project, wherever the format says that one stands:
 * `page.schema.json#/$defs/actionRef`, `formRef`, `blockRef`, `sourceRef`, `modelRef`, `pageRef`.
 */
import { standardActionKeys } from '../compile/standardActions.ts';
import { nearest } from '../nearest.ts';
import type { Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { ProblemKind } from '../problem.ts';
import type { DeclaredNames } from '../stepDefinition.ts';
import { unknownStep } from './fields.ts';
import { enclosingRows, type PageContext, type PagePart } from './pageContext.ts';
import { enclosingModel } from './pageModels.ts';

/** Reports an action key that is neither declared nor standard. */
function checkActionRef(part: PagePart, hasModel: boolean, context: PageContext): void {
  context.report.expect('unknown-action', part.path, 'action', String(part.value), [
    ...context.actions,
    ...(hasModel ? standardActionKeys : ['refresh']),
    ...transitionsAt(part, context),
  ]);
}

/** Transitions of the model here, which are offered without being declared. */
export const transitionsAt = (part: PagePart, context: PageContext): string[] =>
  Object.keys(enclosingModel(part, context)?.transitions ?? {});

/** Whether a page has a model of its own, whose standard actions its parts may offer. */
const hasModel = ({ page }: PageContext): boolean => (page.list?.model ?? page.model) !== undefined;

interface NameKind {
  problem: ProblemKind;
  /** What such a name is called in a problem. */
  what: string;
  declared(context: PageContext): Iterable<string>;
}

const kinds: Readonly<Record<DeclaredNames, NameKind>> = {
  forms: { problem: 'unknown-form', what: 'form', declared: ({ forms }) => forms },
  sources: { problem: 'unknown-source', what: 'source', declared: ({ sources }) => sources },
  state: { problem: 'unknown-state', what: 'member of state', declared: ({ state }) => state },
  blocks: { problem: 'unknown-block', what: 'block', declared: ({ blocks }) => blocks },
  models: {
    problem: 'unknown-model',
    what: 'model',
    declared: ({ projectIndex }) => projectIndex.models.keys(),
  },
  pages: {
    problem: 'unknown-page',
    what: 'page',
    declared: ({ projectIndex }) => projectIndex.pages,
  },
  customActions: {
    problem: 'unknown-action',
    what: 'registered action',
    declared: ({ projectIndex }) => projectIndex.vocabulary.customActions,
  },
};

/** Reports a name that is not declared, with the nearest one that is. */
export function expectName(
  declared: DeclaredNames,
  name: string,
  { path, context }: { path: Path; context: PageContext },
): void {
  const { problem, what, declared: choices } = kinds[declared];
  context.report.expect(problem, path, what, name, choices(context));
}

type Check = (part: PagePart, context: PageContext) => void;

const named =
  (declared: DeclaredNames): Check =>
  ({ value, path }, context) =>
    expectName(declared, String(value), { path, context });

/** Checks of references by the names of their types. */
export const referenceChecks: Readonly<Record<string, Check>> = {
  actionRef(part, context) {
    const own = enclosingRows(part, context)?.block as { model?: string } | undefined;
    const offersStandard = own
      ? (own.model ?? context.page.model) !== undefined
      : hasModel(context);
    checkActionRef(part, offersStandard, context);
  },
  formRef: named('forms'),
  blockRef: named('blocks'),
  sourceRef: named('sources'),
  modelRef: named('models'),
  pageRef: named('pages'),
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
