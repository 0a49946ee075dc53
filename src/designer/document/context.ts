/** The page that is edited, with everything its parts may refer to. */
import { pageContext, type PageContext } from '../../schema/check/pageContext.ts';
import { Report } from '../../schema/check/report.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import type { Project } from './project.ts';

/** Contexts of pages, worked out once for each version. */
const known = new WeakMap<object, { project: Project; context: PageContext }>();

export function contextOf(document: object, project: Project): PageContext {
  const last = known.get(document);
  if (last?.project === project) return last.context;
  const { index, models, blocks } = project;
  const projectIndex = { ...index, models: new Map(Object.entries(models)) };
  const tools = { projectIndex, report: new Report(), blocks };
  const context = pageContext(document as Page, tools);
  known.set(document, { project, context });
  return context;
}
