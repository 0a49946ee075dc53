/** Buttons among the fields of forms. */
import { defined } from '../defined.ts';
import type { FormButton } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { actionPlan } from './actions.ts';
import type { Compilation } from './compilation.ts';
import { wordsOf } from './field.ts';
import type { FormFrame } from './formFrame.ts';
import { modesOf } from './modelField.ts';
import type { FormMode, NodePlan } from './plan.ts';

/** Where something can be entered: what is only shown needs no buttons that help with it. */
const usualModes: readonly FormMode[] = ['create', 'edit'];

/** A button with its steps; nothing in modes that it does not exist in. */
export function buttonNode(
  compilation: Compilation,
  own: FormButton,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  const modes = modesOf(own.modes ?? usualModes, frame);
  if (modes.length === 0) return undefined;
  // Whether it is offered the node says, as that of a field does.
  const { visible: _visible, disabled, width, caption, shape, size, wide, ...action } = own;
  const { name, label } = action;
  const scope = defined({ model: frame.model });
  return {
    ...wordsOf(own),
    kind: 'layout',
    type: 'void',
    name,
    label,
    component: '',
    props: defined({ caption, shape, size, wide }),
    ...defined({ disabled, width }),
    validation: { messages: {} },
    modes,
    submit: false,
    span: own.span ?? 1,
    children: [],
    button: actionPlan(compilation, { key: name, place: 'toolbar', action, scope, path }),
  };
}
