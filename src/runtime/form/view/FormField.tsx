import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { dataOf } from '../model/fields.ts';
import { controlId, useFormView } from './context.ts';
import { Control } from './Control.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { focusControl } from './focus.ts';
import { FieldReveal } from './revealed.ts';
import { cssWidth } from './layoutProps.ts';
import { ShownValue } from './ShownValue.tsx';
import './form.css';

interface Props {
  field: Field;
  node: NodePlan;
  /** Without a label of its own. In a row of a list the column has it, and this names the row. */
  cell?: string;
  /** Controls of other fields that this one shows in its head. */
  tools?: ReactNode;
}

/** A width that no phone is too narrow for. */
const widthOf = (width: number | string) =>
  ({ flex: 'none', width: cssWidth(width), maxWidth: '100%' }) as const;

/** A labelled field with its control, hint and problem. A keystroke renders this one field. */
export const FormField = memo(
  observer(function FormField({ field, node, cell, tools }: Props) {
    const { model, id: formId } = useFormView();
    const element = useRef<HTMLDivElement>(null);
    const address = field.address.toString();
    const id = controlId(formId, address);
    const { state } = dataOf(field);
    const problem = model.problemAt(field);
    const view = model.mode === 'view';
    const { focusRequest } = model.signals;
    const mine = focusRequest?.address === address ? focusRequest : undefined;
    useEffect(() => {
      if (!mine || !element.current) return undefined;
      return focusControl(
        element.current,
        () => {
          if (model.signals.focusRequest === mine) model.signals.focusRequest = undefined;
        },
        mine.gently,
      );
    }, [mine, model]);
    const hintId = state.description === '' ? undefined : `${id}-hint`;
    const problemId = problem === undefined ? undefined : `${id}-problem`;
    const control = (
      <Control
        field={field}
        node={node}
        id={id}
        cell={cell}
        tools={tools}
        problem={problem}
        describedBy={[hintId, problemId].filter(Boolean).join(' ') || undefined}
      />
    );
    return (
      <div
        ref={element}
        className={problem === undefined ? 'pl-field' : 'pl-field pl-field-bad'}
        data-span={node.span}
        data-field={field.path.toString()}
      >
        {cell === undefined && (
          <FieldLabel
            id={id}
            label={state.label}
            help={state.help}
            isHidden={node.hideLabel === true}
            required={!view && state.required && field.pattern === 'editable'}
          />
        )}
        <div
          className="pl-field-control"
          style={node.width === undefined ? undefined : widthOf(node.width)}
        >
          {view ? (
            <ShownValue field={field} node={node} />
          ) : node.computed ? (
            <div className="pl-computed">
              {state.placeholder !== undefined && isBlank(field.value) ? (
                <span className="pl-to-come">{state.placeholder}</span>
              ) : (
                <ShownValue field={field} node={node} />
              )}
            </div>
          ) : node.reveal ? (
            // The control stays as it is when the eye comes: somebody may be typing into it.
            <div className="pl-field-revealed">
              <div>{control}</div>
              <FieldReveal field={field} node={node} />
            </div>
          ) : (
            control
          )}
          {hintId && (
            <div id={hintId} className="pl-field-hint">
              {state.description}
            </div>
          )}
          <div className="pl-field-problem">
            {problemId && (
              <div id={problemId} role="alert">
                {problem}
              </div>
            )}
          </div>
        </div>
      </div>
    );
  }),
);
