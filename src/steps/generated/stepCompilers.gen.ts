// Generated from src/steps/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { compiler as actionStep } from '../action/compile.ts';
import { compiler as customStep } from '../custom/compile.ts';
import { compiler as downloadStep } from '../download/compile.ts';
import { compiler as exportStep } from '../export/compile.ts';
import { compiler as importStep } from '../import/compile.ts';
import { compiler as messageStep } from '../message/compile.ts';
import { compiler as openFormStep } from '../openForm/compile.ts';
import { compiler as openPageStep } from '../openPage/compile.ts';
import { compiler as requestStep } from '../request/compile.ts';
import { compiler as showStep } from '../show/compile.ts';

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
