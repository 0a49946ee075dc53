import { defined } from '../../schema/defined.ts';
import type { ExportStep } from '../../schema/generated/types.gen.ts';
import { member } from '../../schema/meta/member.ts';
import type { StepCompiler, StepDefinition } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    export: Required<Pick<ExportStep, 'filename'>> & Pick<ExportStep, 'url' | 'params'>;
  }
}

export const definition: StepDefinition<'export'> = {
  name: 'export',
  label: '导出',
  icon: 'download',
  group: 'data',
  doc: "Downloads the list's rows under its present search as xlsx.",
  examples: [{ type: 'export' }, { type: 'export', url: '/system/post/export', filename: 'posts' }],
  members: {
    url: member('url', 'Default {model path}/export.'),
    filename: {
      description: "Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name.",
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
    },
    params: member('values', 'Parameters beside those of the search.'),
  },
  fails: true,
};

export const compiler: StepCompiler<'export'> = {
  defaults: (model, { resources }) =>
    defined({ url: model?.path && resources.exportUrl(model.path), filename: model?.name }),
  compile: (step) => ({ ...step, filename: step.filename ?? 'export' }),
};
