import { defined } from '../../schema/defined.ts';
import type { ImportStep, Model } from '../../schema/generated/types.gen.ts';
import { say, term } from '../../schema/locale/message.ts';
import { bringsParts, dynamicSource, isDynamic, ownerFields } from '../../schema/record/index.ts';
import type { StepCompiler, StepSite } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    import: Omit<ImportStep, 'type' | 'if' | 'access' | 'onError'> & {
      /** Fields of the list with the keys of records that define members. */
      definedBy?: readonly string[];
      /** What the workbook holds of owned rows. */
      parts?: ImportedParts;
    };
  }
}

/** Sheets with rows that are part of records, and the columns that name the record. */
export interface ImportedParts {
  sheets: readonly string[];
  owner: readonly string[];
}

function partsOf(model: Model, { modelNamed }: StepSite): ImportedParts | undefined {
  const sheets = Object.values(model.relations ?? {}).flatMap((relation) => {
    const other = modelNamed(relation.model);
    if (!other || !bringsParts(model, relation, other)) return [];
    return String(term(relation.sheet || (relation.label ?? other.label)));
  });
  if (sheets.length === 0) return undefined;
  const owner = (ownerFields(model) ?? []).flatMap((name) => {
    const field = model.fields[name];
    return field ? String(term(field.excel?.label ?? field.label)) : [];
  });
  return { sheets, owner };
}

/**
 * Fields with keys of records that define members: for those of the search the template has
 * columns.
 */
function definersOf(model: Model): string[] | undefined {
  const keys = Object.values(model.fields).flatMap((field) =>
    isDynamic(field) ? (dynamicSource(model, field)?.key ?? []) : [],
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
  compile: (step, site) => {
    const { model } = site;
    return {
      ...step,
      ...defined({
        definedBy: model && definersOf(model),
        parts: model && partsOf(model, site),
      }),
    };
  },
};
