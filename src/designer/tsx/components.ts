/** What the page that is edited can be exported as: itself, and each of its forms. */
import { PageError } from '../../schema/compile/index.ts';
import { toTsx, type Lost, type TsxFrame } from '../../schema/formily/index.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { compiledOpen, type CompilingHost } from '../document/compiled.ts';
import { problemsOf } from '../document/problems.ts';
import { soundModels, type Project } from '../document/project.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { pageTsx } from './pageTsx.ts';

/** A component that can be exported. */
export interface Exported {
  /** Name of the form; undefined: the page itself. */
  form: string | undefined;
  name: string;
  text: string;
  lost: readonly Lost[];
}

/**
 * The components of a page, or what keeps it from being one.
 *
 * @param isForm the page is a form by itself, and nothing around it is exported
 * @param frame what stands around forms
 */
export function exportedOf(
  {
    id,
    document,
    project,
    isForm,
    frame,
  }: { id: string; document: unknown; project: Project; isForm: boolean; frame: TsxFrame },
  host: CompilingHost,
):
  | { components: readonly Exported[] }
  | { problems: readonly Pick<Problem, 'pointer' | 'message' | 'nearest'>[] } {
  const problems = problemsOf(document, id, project).filter(isBreaking);
  if (problems.length > 0) return { problems };
  const page = document as Page;
  const models = soundModels(project);
  try {
    const plan = compiledOpen(page, project, host);
    const forms = Object.entries(plan.forms).map(([form, one]) => {
      const about = { name: isForm ? '' : `${id}/${form}`, title: titleOf(page, form), frame };
      return { form, ...toTsx(one, about, widgetCatalogue) };
    });
    return {
      components: isForm ? forms : [{ form: undefined, ...pageTsx(page, models) }, ...forms],
    };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const { pointer, message } = error;
    return { problems: [{ pointer, message }] };
  }
}

const titleOf = ({ title, id, forms }: Page, form: string): string => {
  const own = forms?.[form]?.title;
  return typeof own === 'string' ? own : `${typeof title === 'string' ? title : id} ${form}`;
};
