import type { FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { withoutModel } from '../../schema/publicForm/withoutModel.ts';
import { compiledOpen, type CompilingHost } from '../document/compiled.ts';
import type { Project } from '../document/project.ts';

/**
 * A form of a page as anybody can fill it in: a model behind it is not needed for that.
 * @throws Error with words where it has rows or choices of a model
 */
export function publicForm(
  page: Page,
  name: string,
  { project, host }: { project: Project; host: CompilingHost },
): FormSchema {
  const form = page.forms![name]!;
  if (form.model === undefined && page.model === undefined) return form;
  const plan = compiledOpen(pageOf(page, name), project, host).forms[name]!;
  const model = project.models[form.model ?? page.model ?? ''] ?? undefined;
  const found = withoutModel(form, plan, model);
  if ('problem' in found) throw new Error(String(found.problem));
  return found.form;
}

/** The page with nothing but this form in it: it is compiled also where nothing opens it. */
const pageOf = ({ list: _list, ...page }: Page, form: string): Page => ({
  ...page,
  body: [{ type: 'form', form }],
});
