import { observer } from '@formily/reactive-react';
import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import type { Choice, ChoicesPlan, DisplayPlan, NodePlan } from '../../../schema/compile/plan.ts';
import { useWidget } from '../../display/useWidget.ts';
import { Display } from '../../display/Display.tsx';
import { dataOf } from '../model/fields.ts';
import { useFormView } from './context.ts';
import { useFieldChoices } from './useFieldChoices.ts';

/** A value where nothing is entered, by the display widget that its input names. */
export const ShownValue = observer(function ShownValue({
  field,
  node,
}: {
  field: Field;
  node: NodePlan;
}) {
  const { choices } = dataOf(field).state;
  return choices ? (
    <WithChoices field={field} node={node} plan={choices} />
  ) : (
    <Shown field={field} node={node} />
  );
});

const WithChoices = observer(function WithChoices({
  plan,
  ...props
}: {
  field: Field;
  node: NodePlan;
  plan: ChoicesPlan;
}) {
  return <Shown {...props} choices={useFieldChoices(plan, props.field).choices} />;
});

const Shown = observer(function Shown({
  field,
  node,
  choices,
}: {
  field: Field;
  node: NodePlan;
  choices?: Choice[];
}) {
  const { model } = useFormView();
  const widget = useWidget(node.component);
  const component = widget?.display ? node.component : widget?.meta.showAs;
  const { props, label } = dataOf(field).state;
  const own = widget?.display ? props : sharedProps(props);
  const plan: DisplayPlan = { field: node.name, label, component: component ?? 'Text', props: own };
  // Without a way to show it (a password) a value is not shown.
  return (
    <div className="pl-shown">
      <Display
        plan={plan}
        value={component === undefined ? undefined : toJS(field.value)}
        record={model.values()}
        choices={choices}
      />
    </div>
  );
});

/** Of an input's props those that the display of the same value understands. */
const sharedProps = ({
  checkedValue,
  checkedText,
  uncheckedText,
  precision,
}: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ checkedValue, checkedText, uncheckedText, precision }).filter(
      ([, value]) => value !== undefined,
    ),
  );
