import type { Model } from '../generated/types.gen.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { PageError, type Compilation } from './compilation.ts';
import type { FormMode } from './plan.ts';

/** Notes that a form of the page is reached, so that it becomes part of the plan. */
export function openForm(
  { page, opened }: Compilation,
  key: string,
  modes: readonly FormMode[],
  model: Model | undefined,
  path: Path,
): void {
  const forms = page.forms ?? {};
  if (!Object.hasOwn(forms, key)) {
    const near = nearest(key, Object.keys(forms));
    throw new PageError(
      `There is no form "${key}"${near ? `; did you mean "${near}"?` : ''}`,
      path,
    );
  }
  const entry = opened.get(key) ?? { model, modes: new Set<FormMode>() };
  for (const mode of modes) entry.modes.add(mode);
  opened.set(key, entry);
}
