import { compilePage, PageError, type PageVocabulary } from '../../schema/compile/index.ts';
import type { PagePlan } from '../../schema/compile/plan.ts';
import { compilersOf, type StepRegistry } from '../action/step.ts';
import type { PageBundle, RuntimeHost } from '../host.ts';
import type { ShownProblem } from './PageProblems.tsx';
import { preloadShown } from './preload.ts';

type Compiled = { plan: PagePlan } | { problems: ShownProblem[] };

/** What an application has registered. */
type Registered = Pick<RuntimeHost, 'protocol' | 'widgets' | 'blocks' | 'customActions'> & {
  steps: StepRegistry;
};

/** What pages are compiled against. */
export const vocabularyOf = ({
  protocol,
  widgets,
  blocks,
  customActions = {},
  steps,
}: Registered): PageVocabulary => ({
  protocol,
  widgets: widgets.map((widget) => widget.facts),
  blocks,
  steps: compilersOf(steps),
  customActions: Object.keys(customActions),
});

/** The plan of a page for the viewer, or why there is none. */
export function compileBundle(
  bundle: PageBundle,
  {
    protocol,
    viewer,
    widgets,
    blocks,
    customActions,
    steps,
  }: Registered & Pick<RuntimeHost, 'viewer'>,
): Compiled {
  if (!bundle.page) return { problems: bundle.problems };
  try {
    const vocabulary = vocabularyOf({ protocol, widgets, blocks, customActions, steps });
    const plan = compilePage({ page: bundle.page, models: bundle.models, viewer, vocabulary });
    // Before anything is drawn, so that nothing has to wait for what holds it.
    preloadShown(plan, { widgets, blocks, steps });
    return { plan };
  } catch (problem) {
    if (problem instanceof PageError)
      return {
        problems: [...bundle.problems, { pointer: problem.pointer, message: problem.message }],
      };
    throw problem;
  }
}
