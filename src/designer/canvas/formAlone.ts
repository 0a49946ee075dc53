/** A form of a page, drawn by itself. */
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { defined } from '../../schema/defined.ts';

/** The form that a place is in; undefined: the page is drawn. */
export function drawnForm(page: unknown, chosen: Path): string | undefined {
  const [member, name] = chosen;
  if (member !== 'forms' || typeof name !== 'string') return undefined;
  const forms = isObject(page) ? page.forms : undefined;
  return isObject(forms) && Object.hasOwn(forms, name) ? name : undefined;
}

/**
 * The page with one form in the place of what stands on it.
 *
 * @param values what the form begins with
 */
export function formAlone(page: unknown, form: string, values?: unknown): unknown {
  if (!isObject(page)) return page;
  const { list, body: _body, access: _access, onOpen: _onOpen, ...rest } = page;
  const listed = isObject(list) && typeof list.model === 'string' ? { model: list.model } : {};
  return {
    ...listed,
    ...rest,
    body: [{ type: 'form', form, ...defined({ values }) }],
  };
}
