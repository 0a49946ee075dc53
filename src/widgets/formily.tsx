import { createForm, type Field } from '@formily/core';
import { FieldContext, FormContext, useField } from '@formily/react';
import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import type { InputProps, WidgetComponents } from './contract.ts';
import { lazyPiece } from './lazy.tsx';

/**
 * Registers any component made for Formily (`connect`, `mapProps`) as the input of a widget. In a
 * form it finds the field and the form that Formily's own hooks give; in a search or a cell, where
 * there is no form, a field of its own.
 *
 * @param load gives the component; it comes when it is first drawn
 * @param height pixels that it takes, when they are not those of a control
 */
export const formilyInput = (
  // Its props are checked against the definition of the widget.
  // oxlint-disable-next-line typescript/no-explicit-any -- props are checked against its definition
  load: () => Promise<ComponentType<any>>,
  height?: number,
): WidgetComponents => ({
  input: lazyPiece(async () => bridged(await load()), height),
});

function bridged(Component: ComponentType<InputProps>): ComponentType<InputProps> {
  return function FormilyWidget(props) {
    const field = useField<Field>() as Field | undefined;
    return field ? (
      <Bound Component={Component} field={field} props={props} />
    ) : (
      <Standing Component={Component} props={props} />
    );
  };
}

interface BoundProps {
  Component: ComponentType<InputProps>;
  field: Field;
  props: InputProps;
}

/**
 * Says to the field what Formily components read of it; what the runtime gives as props stays
 * theirs.
 */
function Bound({ Component, field, props }: BoundProps) {
  const { choices, loading = false, ...rest } = props;
  const { tools: _tools, limit: _limit, onEntered: _onEntered, ...own } = rest;
  useLayoutEffect(() => {
    field.setLoading(loading);
    if (choices) field.setDataSource(choices);
  }, [field, choices, loading]);
  return <Component {...own} />;
}

/** Without a form around: a field that holds the value of this control only. */
function Standing({ Component, props }: Omit<BoundProps, 'field'>) {
  const form = useMemo(() => createForm(), []);
  const field = useMemo(() => form.createField({ name: 'value' }), [form]);
  const { value } = props;
  useLayoutEffect(() => field.setValue(value), [field, value]);
  return (
    <FormContext.Provider value={form}>
      <FieldContext.Provider value={field}>
        <Bound Component={Component} field={field} props={props} />
      </FieldContext.Provider>
    </FormContext.Provider>
  );
}
