import { formModel } from '../../schema/check/pageModels.ts';
import type { FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { withoutModel } from '../../schema/publicForm/withoutModel.ts';
import { contextOf } from '../document/context.ts';
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
  const model = form.model ?? formModel(name, contextOf(page, project))?.name ?? page.model;
  if (model === undefined) return form;
  const plan = compiledOpen(pageOf(page, name, model), project, host).forms[name]!;
  const found = withoutModel(form, plan, project.models[model] ?? undefined);
  if ('problem' in found) throw new Error(String(found.problem));
  return found.form;
}

/** The page with nothing but this form in it: it is compiled also where nothing opens it. */
const pageOf = ({ list: _list, ...page }: Page, name: string, model: string): Page => ({
  ...page,
  body: [{ type: 'form', form: name }],
  forms: { ...page.forms, [name]: { ...page.forms![name]!, model } },
});
