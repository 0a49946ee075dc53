/** Actions of pages, and buttons among the fields of forms. */
import type { Action, FormButton } from '../generated/types.gen.ts';
import { isStandardAction } from '../compile/standardActions.ts';
import type { Path } from '../pointer.ts';
import type { PageContext, PagePart } from './pageContext.ts';
import { transitionsAt } from './references.ts';
import type { Report } from './report.ts';

/** Something to do, and a message to what must hold. */
export function checkAction(part: PagePart, context: PageContext): void {
  const { value, path } = part;
  const key = String(path.at(-1));
  const { run } = value as Action;
  if (run === undefined && !isStandardAction(key) && !transitionsAt(part, context).includes(key))
    context.report.add(
      'missing-part',
      path,
      `the action ${key} needs run: no standard action has its name`,
    );
  checkAssert(value as Action, path, context.report);
}

/** A message to what must hold, the icon that is all of a circle, and something to do. */
export function checkFormButton({ value, path }: PagePart, { report }: PageContext): void {
  const { shape, icon, name, run = [], ...button } = value as FormButton;
  if (run.length === 0)
    report.add('idle-button', path, `the button ${name} does nothing: run is for its steps`);
  if (shape === 'circle' && icon === undefined)
    report.add(
      'missing-part',
      [...path, 'shape'],
      `the circle ${name} shows its icon and needs one`,
    );
  checkAssert(button, path, report);
}

function checkAssert(
  { assert, message }: Pick<Action, 'assert' | 'message'>,
  path: Path,
  report: Report,
): void {
  if (assert !== undefined && message === undefined)
    report.add('missing-part', [...path, 'assert'], 'assert needs a message');
  if (message !== undefined && assert === undefined)
    report.add('missing-part', [...path, 'message'], 'a message needs what it asserts');
}
