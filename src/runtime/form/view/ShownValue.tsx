import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import type {
  Choice,
  ChoicesPlan,
  DisplayPlan,
  NodePlan,
  Values,
} from '../../../schema/compile/plan.ts';
import { defined } from '../../../schema/defined.ts';
import type { Widget } from '../../../widgets/contract.ts';
import { useWidget } from '../../display/useWidget.ts';
import { Display } from '../../display/Display.tsx';
import { dataOf } from '../model/fields.ts';
import { recordOf, useFormView } from './context.ts';
import { useFieldChoices } from './useFieldChoices.ts';
import './form.css';
import { WidgetBoundary } from './WidgetBoundary.tsx';

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
  const { props, label } = dataOf(field).state;
  const { shows } = widget?.facts ?? {};
  const shown = widget?.display ? { component: node.component, props } : shownAs(widget, props);
  const plan: DisplayPlan = {
    field: node.name,
    label,
    component: '',
    props: {},
    ...shown,
    ...defined({ reveal: node.reveal }),
  };
  // Without a way to show it (a password) a value is not shown.
  return (
    <div className="pl-shown">
      <WidgetBoundary name={plan.component}>
        <Display
          plan={plan}
          value={shown && (shows === undefined ? toJS(field.value) : props[shows])}
          record={recordOf(model, field)}
          choices={choices}
        />
      </WidgetBoundary>
    </div>
  );
});

/**
 * How the values of an input are shown: by another widget, with those props that it understands,
 * too.
 */
function shownAs(
  widget: Widget | undefined,
  props: Values,
): Pick<DisplayPlan, 'component' | 'props' | 'suffix'> | undefined {
  const showAs = widget?.facts.showAs;
  if (showAs === undefined) return undefined;
  if (typeof showAs === 'string') return { component: showAs, props: {} };
  const shared = showAs.props.filter((name) => props[name] !== undefined);
  const { suffix } = props;
  return {
    component: showAs.widget,
    props: Object.fromEntries(shared.map((name) => [name, props[name]])),
    ...(typeof suffix === 'string' && { suffix }),
  };
}
