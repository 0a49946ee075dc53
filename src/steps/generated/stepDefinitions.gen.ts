// Generated from src/steps/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { StepDefinition } from '../../schema/stepDefinition.ts';
import { definition as actionStep } from '../action/definition.ts';
import { definition as closeStep } from '../close/definition.ts';
import { definition as confirmStep } from '../confirm/definition.ts';
import { definition as customStep } from '../custom/definition.ts';
import { definition as downloadStep } from '../download/definition.ts';
import { definition as exportStep } from '../export/definition.ts';
import { definition as importStep } from '../import/definition.ts';
import { definition as messageStep } from '../message/definition.ts';
import { definition as navigateStep } from '../navigate/definition.ts';
import { definition as openFormStep } from '../openForm/definition.ts';
import { definition as openPageStep } from '../openPage/definition.ts';
import { definition as reloadStep } from '../reload/definition.ts';
import { definition as requestStep } from '../request/definition.ts';
import { definition as setStateStep } from '../setState/definition.ts';
import { definition as showStep } from '../show/definition.ts';
import { definition as stopStep } from '../stop/definition.ts';

export const definitions: readonly StepDefinition[] = [
  actionStep,
  closeStep,
  confirmStep,
  customStep,
  downloadStep,
  exportStep,
  importStep,
  messageStep,
  navigateStep,
  openFormStep,
  openPageStep,
  reloadStep,
  requestStep,
  setStateStep,
  showStep,
  stopStep,
];
