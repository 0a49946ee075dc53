// Generated from src/steps/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { compiler as actionStep } from '../action/definition.ts';
import { compiler as customStep } from '../custom/definition.ts';
import { compiler as downloadStep } from '../download/definition.ts';
import { compiler as exportStep } from '../export/definition.ts';
import { compiler as importStep } from '../import/definition.ts';
import { compiler as messageStep } from '../message/definition.ts';
import { compiler as openFormStep } from '../openForm/definition.ts';
import { compiler as openPageStep } from '../openPage/definition.ts';
import { compiler as requestStep } from '../request/definition.ts';
import { compiler as showStep } from '../show/definition.ts';

export const compilers: Readonly<Record<string, StepCompiler>> = {
  action: actionStep,
  close: {},
  confirm: {},
  custom: customStep,
  download: downloadStep,
  export: exportStep,
  import: importStep,
  message: messageStep,
  navigate: {},
  openForm: openFormStep,
  openPage: openPageStep,
  reload: {},
  request: requestStep,
  setState: {},
  show: showStep,
  stop: {},
};
