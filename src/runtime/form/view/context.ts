import { createContext, useContext, type ComponentType } from 'react';
import type { GeneralField } from '@formily/core';
import { toJS } from '@formily/reactive';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { GridProps } from './layoutProps.ts';
import type { FormModel } from '../model/formModel.ts';

export interface FormViewValue {
  model: FormModel;
  /** Prefix of the ids of this form's elements. */
  id: string;
  /**
   * Calls back once the element is near the visible part; returns the function that ends the watch.
   */
  watch(element: Element, near: () => void): () => void;
  /** Fields that are still to be drawn, by address, with what draws them. */
  slots: Map<string, () => void>;
  /** Draws nodes inside others. Here, so that layout need not import what it may hold. */
  Nodes: ComponentType<{
    nodes: readonly NodePlan[];
    base: string;
    columns: number;
    grid?: GridProps;
  }>;
}

export const FormViewContext = createContext<FormViewValue | null>(null);

/** Hears of each form that is drawn; returns what is done when it goes. */
export const FormOpenContext = createContext<((model: FormModel) => () => void) | undefined>(
  undefined,
);

/**
 * Whether steps that follow a typed change of a field, by its name, wait until typing pauses.
 * Default all do.
 */
export const TypingPauseContext = createContext<(field: string) => boolean>(() => true);

/** The enclosing form; throws outside a FormView. */
export function useFormView(): FormViewValue {
  const view = useContext(FormViewContext);
  if (!view) throw new Error('useFormView must be used inside <FormView>');
  return view;
}

/** Field of a node at a place in the enclosing form. */
export const usePlaced = (node: NodePlan, base: string): GeneralField =>
  useFormView().model.place(node, base);

/** The record that a field belongs to: that of the form, or the row of a list that it stands in. */
export function recordOf(model: FormModel, field: GeneralField): unknown {
  const [row] = /^.*\.\d+(?=\.)/s.exec(field.path.toString()) ?? [];
  return row === undefined ? model.values() : toJS(model.form.getValuesIn(row));
}

/** Id of a field's control. */
export const controlId = (formId: string, address: string): string =>
  `${formId}-${address.replaceAll('.', '-')}`;
