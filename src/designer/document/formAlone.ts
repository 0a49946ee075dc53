/** A form of a page by itself. */
import { defined } from '../../schema/defined.ts';
import { formModel } from '../../schema/check/pageModels.ts';
import { contextOf } from './context.ts';
import { isObject } from './page.ts';
import type { Path } from './path.ts';
import type { Project } from './project.ts';

/** The form that a place is in; undefined: the page is drawn. */
export function drawnForm(page: unknown, chosen: Path): string | undefined {
  const [member, name] = chosen;
  if (member !== 'forms' || typeof name !== 'string') return undefined;
  const forms = isObject(page) ? page.forms : undefined;
  return isObject(forms) && Object.hasOwn(forms, name) ? name : undefined;
}

/**
 * The page with one form in the place of what stands on it; the form names the model that it is
 * opened for.
 *
 * @param values what the form begins with
 */
export function formAlone(
  page: unknown,
  form: string,
  { project, values }: { project: Project; values?: unknown },
): unknown {
  if (!isObject(page) || !isObject(page.forms)) return page;
  const { list: _list, body: _body, access: _access, onOpen: _onOpen, ...rest } = page;
  const model = formModel(form, contextOf(page, project))?.name;
  const own = page.forms[form];
  return {
    ...rest,
    body: [{ type: 'form', form, ...defined({ values }) }],
    forms: { ...page.forms, [form]: isObject(own) ? { ...defined({ model }), ...own } : own },
  };
}
