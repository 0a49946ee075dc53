import type { FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { withoutModel } from '../../schema/publicForm/withoutModel.ts';
import { compiledOpen, type CompilingHost } from '../document/compiled.ts';
import type { Project } from '../document/project.ts';
import type { publicFormZhCN } from '../locale/publicForm/zh-CN.ts';

interface Options {
  project: Project;
  host: CompilingHost;
  texts: Pick<typeof publicFormZhCN, 'rows'>;
}

/**
 * A form of a page as anybody can fill it in: a model behind it is not needed for that.
 * @throws Error where it holds rows of a model, or the page cannot be compiled
 */
export function publicForm(
  page: Page,
  name: string,
  { project, host, texts }: Options,
): FormSchema {
  const form = page.forms![name]!;
  if (form.model === undefined && page.model === undefined) return form;
  const plan = compiledOpen(page, project, host).forms[name]!;
  const found = withoutModel(form, plan);
  if ('rows' in found) throw new Error(texts.rows(found.rows));
  return found.form;
}
