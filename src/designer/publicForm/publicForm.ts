import type { FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { withoutModel } from '../../schema/publicForm/withoutModel.ts';
import { compiledOpen, type CompilingHost } from '../document/compiled.ts';
import { formAlone } from '../document/formAlone.ts';
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
  const alone = formAlone(page, name, { project }) as Page;
  const model = alone.forms?.[name]?.model ?? page.model;
  if (model === undefined) return form;
  // By itself it is compiled also where nothing opens it.
  const plan = compiledOpen(alone, project, host).forms[name]!;
  const found = withoutModel(form, plan, project.models[model] ?? undefined);
  if ('problem' in found) throw new Error(String(found.problem));
  return found.form;
}
