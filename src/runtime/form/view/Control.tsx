import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { memo, useContext, useState, type ReactNode } from 'react';
import { defined } from '../../../schema/defined.ts';
import type { ChoicesPlan, NodePlan } from '../../../schema/compile/plan.ts';
import { limitOn } from '../../display/extent.ts';
import { LongInput } from '../../display/longParts.ts';
import { useWidget } from '../../display/useWidget.ts';
import { dataOf } from '../model/fields.ts';
import { TypingPauseContext, useFormView } from './context.ts';
import { useChangeEvent } from './useChangeEvent.ts';
import { useFieldChoices, type FieldChoices } from './useFieldChoices.ts';
import { RecordList } from './pickedRecords.ts';
import { texts } from '../../locale/index.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

interface Props {
  field: Field;
  node: NodePlan;
  id: string;
  cell: string | undefined;
  problem: string | undefined;
  describedBy: string | undefined;
  tools: ReactNode;
}

/** The input widget of a field. Only those with choices pay for loading them. */
export const Control = memo(
  observer(function Control(props: Props) {
    const { choices } = dataOf(props.field).state;
    return choices ? <ChoiceControl {...props} plan={choices} /> : <WidgetControl {...props} />;
  }),
);

const ChoiceControl = observer(function ChoiceControl({
  plan,
  ...props
}: Props & { plan: ChoicesPlan }) {
  return <WidgetControl {...props} offered={useFieldChoices(plan, props.field)} />;
});

const WidgetControl = observer(function WidgetControl({
  field,
  node,
  id,
  cell,
  problem,
  describedBy,
  tools,
  offered,
}: Props & { offered?: FieldChoices }) {
  const { model } = useFormView();
  const { state } = dataOf(field);
  const { input: Input, facts } = useWidget(node.component) ?? {};
  const changes = useChangeEvent(field, node);
  const waits = useContext(TypingPauseContext);
  const [isOpened, setOpened] = useState(false);
  const value: unknown = toJS(field.value);
  // What somebody has just typed or pasted stays in the control that it was typed into.
  const isLong = !isOpened && !field.modified && limitOn(facts, 'input', value) !== undefined;
  if (isLong)
    return (
      <LongInput
        id={id}
        value={value}
        label={`${state.label} ${cell ?? ''}`.trim()}
        {...(field.pattern === 'editable' && { onOpen: () => setOpened(true) })}
      />
    );
  if (!Input) return <span className="pl-secondary">{texts.common.noInput(node.component)}</span>;
  return (
    <WidgetBoundary name={node.component}>
      <Input
        {...state.props}
        {...(offered && {
          choices: offered.choices,
          loading: offered.loading,
          limit: offered.limit,
          onSearch: offered.onSearch,
        })}
        {...defined({ tools })}
        {...(node.records && { records: { ...node.records, List: RecordList } })}
        id={id}
        value={value}
        onChange={(value: unknown) => {
          model.input(field, value);
          changes?.changed(facts?.placeholder === 'enter' && waits(node.name));
        }}
        onBlur={() => {
          leave(field);
          changes?.left();
        }}
        {...(changes && { onEntered: () => changes.entered() })}
        disabled={field.pattern === 'disabled'}
        readOnly={field.pattern === 'readOnly'}
        placeholder={state.placeholder}
        status={problem === undefined ? undefined : 'error'}
        aria-required={state.required || undefined}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy}
        aria-label={cell === undefined ? undefined : `${state.label} ${cell}`.trim()}
        aria-labelledby={cell === undefined ? `${id}-label` : undefined}
      />
    </WidgetBoundary>
  );
});

/**
 * A field that was changed and left shows its problem; merely passing through a required field
 * shows none.
 */
function leave(field: Field): void {
  if (field.modified) dataOf(field).reported = true;
}
