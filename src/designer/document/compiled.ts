/** The page that is edited, compiled as the runtime does it for somebody who may do everything. */
import type { StepRegistry } from '../../runtime/action/step.ts';
import type { RuntimeHost } from '../../runtime/host.ts';
import { vocabularyOf } from '../../runtime/page/compileBundle.ts';
import { compilePage } from '../../schema/compile/index.ts';
import type { PagePlan } from '../../schema/compile/plan.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { soundModels, type Project } from './project.ts';

/** What compiling needs of the application. */
export type CompilingHost = Pick<
  RuntimeHost,
  'protocol' | 'viewer' | 'widgets' | 'blocks' | 'customActions'
> & { steps: StepRegistry };

/** What expressions of rights answer to somebody who may do everything. */
const everything = { hasPermission: () => true, hasRole: () => true };

/** @throws PageError where the page cannot be compiled */
export function compiledOpen(
  page: Page,
  project: Project,
  { steps, ...host }: CompilingHost,
): PagePlan {
  const { protocol, viewer } = host;
  const open = { ...protocol, rights: { ...protocol.rights, ...everything } };
  const vocabulary = vocabularyOf({ ...host, protocol: open, steps });
  return compilePage({ page, models: soundModels(project), viewer, vocabulary });
}
