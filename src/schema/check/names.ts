/** Names by which parts of a page refer to others, checked wherever they stand. */
import { standardActionKeys } from '../compile/standardActions.ts';
import type { Path } from '../pointer.ts';
import type { ProblemKind } from '../problem.ts';
import type { DeclaredNames } from '../stepDefinition.ts';
import type { PageContext, PagePart } from './pageContext.ts';

interface NameKind {
  problem: ProblemKind;
  /** What such a name is called in a problem. */
  what: string;
  declared(context: PageContext): Iterable<string>;
}

const kinds: Readonly<Record<DeclaredNames, NameKind>> = {
  forms: { problem: 'unknown-form', what: 'form', declared: ({ forms }) => forms },
  actions: {
    problem: 'unknown-action',
    what: 'action',
    declared: ({ actions, page }) => [
      ...actions,
      ...((page.list?.model ?? page.model) === undefined ? ['refresh'] : standardActionKeys),
    ],
  },
  sources: { problem: 'unknown-source', what: 'source', declared: ({ sources }) => sources },
  state: { problem: 'unknown-state', what: 'member of state', declared: ({ state }) => state },
  blocks: { problem: 'unknown-block', what: 'block', declared: ({ blocks }) => blocks },
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

/** Parts of common.schema.json that are names. */
const named: Readonly<Record<string, DeclaredNames>> = {
  formName: 'forms',
  actionName: 'actions',
  sourceName: 'sources',
  blockName: 'blocks',
  pageId: 'pages',
};

/** Reports a name that is not declared, with the nearest one that is. */
export function expectName(
  declared: DeclaredNames,
  name: string,
  { path, context }: { path: Path; context: PageContext },
): void {
  const kind = kinds[declared];
  context.report.expect(kind.problem, path, kind.what, name, kind.declared(context));
}

/** Checks a part that is a name, whatever it stands in. */
export function checkNamed({ name, value, path }: PagePart, context: PageContext): void {
  const declared = Object.hasOwn(named, name) ? named[name] : undefined;
  if (declared) expectName(declared, String(value), { path, context });
}
