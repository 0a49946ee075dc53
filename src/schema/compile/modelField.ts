/** What a form has of a field of its model: in which modes, and whether it may be written. */
import type { Condition, Field, FormField, Model } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import type { Path } from '../pointer.ts';
import { isAccepted, isAnswered, isFixed, isGivenByServer } from '../record/modes.ts';
import { noteField } from './access.ts';
import { allowed, fieldAt, PageError, type Compilation } from './compilation.ts';
import type { FormFrame } from './formFrame.ts';
import type { FormMode, NodePlan, ValidationPlan } from './plan.ts';

/** The modes of a field in which the viewer reads it, or enters it. */
export function usableModes(
  own: FormMode[] | undefined,
  modelled: ModelledField | undefined,
  frame: FormFrame,
): FormMode[] {
  const modes = modesOf(own, frame);
  const open =
    modelled && modelled.readable ? modes : modes.filter((mode) => !modelled || mode === 'create');
  return modelled && !modelled.writable && !isGivenByServer(modelled.field)
    ? open.filter((mode) => mode !== 'create')
    : open;
}

export const modesOf = (own: readonly FormMode[] | undefined, { modes }: FormFrame): FormMode[] =>
  (own ?? ['create', 'edit', 'view']).filter((mode) => modes.includes(mode));

/** A field of the model with what the viewer may do to it. */
export interface ModelledField {
  name: string;
  field: Field;
  readable: boolean;
  writable: boolean;
}

/** Whether a result that a widget only shows is sent: where the page asks for it. */
export const resultSent = (
  { sent = false }: FormField,
  result: unknown,
): Pick<NodePlan, 'submit' | 'sends'> => ({
  submit: sent,
  ...(sent && defined({ sends: result })),
});

/** What a result must be: only the checks of page and model say so, for nobody enters it. */
export const resultValidation = ({ check, between }: ValidationPlan): ValidationPlan => ({
  kind: 'any',
  messages: {},
  ...defined({ check, between }),
});

export function modelField(
  compilation: Compilation,
  name: string | undefined,
  model: Model | undefined,
  path: Path,
): ModelledField | undefined {
  if (name === undefined) return undefined;
  const { field, denied, permissions } = fieldAt(compilation, model, name);
  if (!field)
    throw new PageError(
      model
        ? `The model "${model.name}" has no field "${name}"`
        : 'A field needs a form with a model; a value without one has a name',
      [...path, 'field'],
    );
  // A field that is never answered (a password) is not read, and still entered.
  const entered = !isAnswered(field) && isAccepted(field);
  const readable = !denied || entered;
  const { write } = field.access ?? {};
  const writable = isAccepted(field) && allowed(compilation, write, undefined);
  noteField(compilation, path, { of: 'read', access: permissions, granted: readable });
  noteField(compilation, path, { of: 'write', access: write, granted: writable });
  return { name, field, readable, writable };
}

/**
 * A field that may not be written is shown; one that is fixed once stored is closed in edit mode
 * (`mode` is part of a form's scope).
 */
export function lockOf(
  { disabled, readOnly }: Pick<FormField, 'disabled' | 'readOnly'>,
  modelled: ModelledField | undefined,
): Pick<NodePlan, 'disabled' | 'readOnly'> {
  const fixed = modelled && isFixed(modelled.field) ? fixedIn(disabled) : disabled;
  return {
    ...defined({ disabled: fixed }),
    ...(modelled && !modelled.writable
      ? { readOnly: true }
      : readOnly !== undefined && { readOnly }),
  };
}

function fixedIn(disabled: Condition | undefined): Condition {
  if (disabled === true) return true;
  return {
    $expr:
      typeof disabled === 'object' ? `mode == 'edit' || (${disabled.$expr})` : "mode == 'edit'",
  };
}
