import { checkPage } from '../../schema/check/page.ts';
import { Report } from '../../schema/check/report.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { isHint, type Problem } from '../../schema/problem.ts';
import type { Project } from './project.ts';

const known = new WeakMap<object, { id: string; project: Project; problems: readonly Problem[] }>();

/**
 * What is wrong with a page: what its format refuses, and only without such problems what it means.
 * A new page, which no file has yet, may name itself. Worked out once for each version of a page.
 */
export function problemsOf(document: unknown, id: string, project: Project): readonly Problem[] {
  if (typeof document !== 'object' || document === null) return checkFormat('page', document);
  const last = known.get(document);
  if (last?.id === id && last.project === project) return last.problems;
  const problems = checked(document, id, project);
  known.set(document, { id, project, problems });
  return problems;
}

function checked(document: object, id: string, project: Project): readonly Problem[] {
  const format = checkFormat('page', document);
  if (format.length > 0) return format;
  const report = new Report();
  const { index, blocks } = project;
  const pages = new Set([...index.pages, id]);
  checkPage(document as Page, id, { projectIndex: { ...index, pages }, report, blocks });
  return report.problems.filter((problem) => !isHint(problem));
}
