import { createForm, type GeneralField } from '@formily/core';
import { ArrayBase } from '@formily/antd-v5/esm/array-base';
import {
  FieldContext,
  FormContext,
  Schema,
  SchemaComponentsContext,
  SchemaContext,
  useField,
  useForm,
} from '@formily/react';
import {
  createContext,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { RowsProps } from './contract.ts';

const RowsContext = createContext<RowsProps | null>(null);
const HeadingContext = createContext<((row: number) => ReactNode) | null>(null);

/** The form and the field in which the list stands. */
const OuterContext = createContext<{
  form: ReturnType<typeof useForm>;
  field: GeneralField;
} | null>(null);

/** What the form draws inside a row finds its own form and field again. */
function Outer({ row, children }: { row: number; children: ReactNode }) {
  const outer = useContext(OuterContext)!;
  return (
    <FormContext.Provider value={outer.form}>
      <FieldContext.Provider value={outer.field}>
        <div data-row={row}>{children}</div>
      </FieldContext.Provider>
    </FormContext.Provider>
  );
}

function Fields() {
  const row = ArrayBase.useIndex();
  const { fields, onDrawn } = use(RowsContext)!;
  useEffect(() => onDrawn?.());
  return <Outer row={row}>{fields(row)}</Outer>;
}

/** Buttons of a row. Formily's components look for this name, and put it where theirs would be. */
function RowRemove() {
  const row = ArrayBase.useIndex();
  const tools = use(RowsContext)!.tools;
  return tools ? <Outer row={row}>{tools(row)}</Outer> : null;
}

/** What stands above a row. */
const RowIndex = () => use(HeadingContext)!(ArrayBase.useIndex());

const components = { Fields, RowRemove, RowIndex };

interface Props {
  /** A component of @formily/antd-v5 that draws an array by the schema of its items. */
  component: ComponentType<Record<string, unknown>>;
  /** Props of the items of its schema: what its parts get. */
  part?: Record<string, unknown>;
  rows: RowsProps;
  /** What stands above a row; default its name. */
  heading?: (row: number) => ReactNode;
  props: Record<string, unknown>;
}

const none = {};

const schemaOf = (part: Record<string, unknown>) =>
  new Schema({
    type: 'array',
    items: {
      type: 'object',
      'x-component-props': part,
      properties: {
        heading: { type: 'void', 'x-component': 'RowIndex' },
        buttons: { type: 'void', 'x-component': 'RowRemove' },
        fields: { type: 'void', 'x-component': 'Fields' },
      },
    },
  });

/**
 * The bridge to the list components of @formily/antd-v5. They draw an array of a form of its own
 * that holds as many rows as ours, because their buttons have no names: what stands in a row, with
 * labels and messages, and the buttons stay ours.
 */
export function SchemaRows({
  component: Component,
  part = none,
  rows,
  heading = rows.nameOf,
  props,
}: Props) {
  const outer = { form: useForm(), field: useField() as GeneralField };
  // Its rows follow below.
  const [shadow] = useState(() => {
    const form = createForm();
    const empty = Array.from({ length: rows.count }, () => ({}));
    return {
      form,
      field: form.createArrayField({ name: 'rows', title: rows.title, value: empty }),
    };
  });
  const schema = useMemo(() => schemaOf(part), [part]);
  useLayoutEffect(() => {
    if (shadow.field.value.length !== rows.count)
      shadow.field.setValue(Array.from({ length: rows.count }, () => ({})));
  }, [shadow, rows.count]);
  return (
    <OuterContext value={outer}>
      <RowsContext value={rows}>
        <HeadingContext value={heading}>
          <FormContext.Provider value={shadow.form}>
            <FieldContext.Provider value={shadow.field}>
              <SchemaComponentsContext.Provider value={components as never}>
                <SchemaContext.Provider value={schema}>
                  <Component {...props} />
                </SchemaContext.Provider>
              </SchemaComponentsContext.Provider>
            </FieldContext.Provider>
          </FormContext.Provider>
        </HeadingContext>
      </RowsContext>
    </OuterContext>
  );
}
