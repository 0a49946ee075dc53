/**
 * All steps: those of this folder and those of the installation (`extensions/steps`), whose folders
 * are found by themselves. What they open comes when it is first needed.
 */
import { defined } from '../schema/defined.ts';
import { compilers as added } from '../../extensions/generated/stepCompilers.gen.ts';
import type { RegisteredStep, StepRegistry } from '../runtime/action/step.ts';
import type { StepCompiler } from '../schema/stepDefinition.ts';
import { compilers } from './generated/stepCompilers.gen.ts';

type Modules = Readonly<Record<string, Omit<RegisteredStep, 'compiler'>>>;

const own: Modules = import.meta.glob('./*/run.{ts,tsx}', { eager: true });
const installed: Modules = import.meta.glob('../../extensions/steps/*/run.{ts,tsx}', {
  eager: true,
});

/** What steps do, by their names, put together with how they are compiled. */
function assembled(
  modules: Modules,
  known: Readonly<Record<string, StepCompiler>>,
): [string, RegisteredStep][] {
  return Object.entries(modules).map(([path, { run, fetchAhead }]) => {
    const name = path.split('/').at(-2) ?? path;
    const compiler = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!compiler)
      throw new Error(`The step in ${name} is not registered yet: run npm run generate`);
    return [name, { compiler, run, ...defined({ fetchAhead }) }];
  });
}

export const steps: StepRegistry = Object.fromEntries([
  ...assembled(installed, added),
  ...assembled(own, compilers),
]);
