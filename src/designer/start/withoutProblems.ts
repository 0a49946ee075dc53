import { perform } from '../../schema/edit/commands.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { fromPointer } from '../../schema/pointer.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import { pathOf } from '../document/path.ts';

/** What is wrong with a page. */
export type Check = (page: unknown) => readonly Problem[];

/** The page without the items of lists that have problems. */
export function withoutProblems(page: JsonObject, check: Check): JsonObject {
  const [problem] = check(page).filter(isBreaking);
  if (!problem) return page;
  const path = pathOf(page, fromPointer(problem.pointer));
  const item = path.findLastIndex((step) => typeof step === 'number');
  const at = path.slice(0, item + 1);
  if (item === -1 || !existsAt(page, at)) return page;
  const { document } = perform(page, { type: 'remove', at });
  return isObject(document) ? withoutProblems(document, check) : page;
}
