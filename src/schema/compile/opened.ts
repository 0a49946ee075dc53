import { defined } from '../defined.ts';
import type { FormSchema, Model } from '../generated/types.gen.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { PageError, type Compilation } from './compilation.ts';
import type { FormMode } from './plan.ts';
import { ownForm } from './transitionForm.ts';

/**
 * Notes that a form is reached, so that it becomes part of the plan: one of the page, or that of a
 * transition of the model at hand.
 */
export function openForm(
  compilation: Compilation,
  key: string,
  modes: readonly FormMode[],
  model: Model | undefined,
  path: Path,
): void {
  const { opened } = compilation;
  const entry = opened.get(key) ?? {
    ...formNamed(compilation, key, model, path),
    modes: new Set(),
  };
  for (const mode of modes) entry.modes.add(mode);
  opened.set(key, entry);
}

function formNamed(
  { page, vocabulary }: Compilation,
  key: string,
  model: Model | undefined,
  path: Path,
): { form: FormSchema; model?: Model } {
  const forms = page.forms ?? {};
  const declared = Object.hasOwn(forms, key) ? forms[key] : undefined;
  if (declared) return { form: declared, ...defined({ model }) };
  const own = model && ownForm(model, key, vocabulary.protocol);
  if (own) return own;
  const near = nearest(key, Object.keys(forms));
  throw new PageError(`There is no form "${key}"${near ? `; did you mean "${near}"?` : ''}`, path);
}
