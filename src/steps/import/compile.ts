import { defined } from '../../schema/defined.ts';
import type { ImportStep, Model } from '../../schema/generated/types.gen.ts';
import { say, term } from '../../schema/locale/message.ts';
import { dynamicSource } from '../../schema/record/index.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    import: Omit<ImportStep, 'type' | 'if' | 'access' | 'onError'> & {
      /** Fields of the list with the keys of records that define members. */
      definedBy?: readonly string[];
    };
  }
}

/**
 * Fields with keys of records that define members: for those of the search the template has
 * columns.
 */
function definersOf(model: Model): string[] | undefined {
  const keys = Object.values(model.fields).flatMap((field) =>
    field.type === 'dynamic' ? (dynamicSource(model, field)?.key ?? []) : [],
  );
  return keys.length > 0 ? keys : undefined;
}

export const compiler: StepCompiler<'import'> = {
  defaults: (model, { resources }) =>
    defined({
      title: model && String(say`${term(model.label)}导入`),
      url: model?.path && resources.importUrl(model.path),
      templateUrl: model?.path && resources.templateUrl(model.path),
      templateName: model && `${model.name}_template`,
      updateLabel: model && String(say`是否更新已经存在的${term(model.label)}数据`),
    }),
  compile: (step, { model }) => ({
    ...step,
    ...defined({ definedBy: model && definersOf(model) }),
  }),
};
