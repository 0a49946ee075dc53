import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { useMemo, useState } from 'react';
import type { ChoicesPlan, Values } from '../../../schema/compile/plan.ts';
import type { Request } from '../../../schema/generated/types.gen.ts';
import type { LocalScope } from '../../core/evaluate.ts';
import { useChoices, type LoadedChoices } from '../../data/useChoices.ts';
import { valuesRead } from '../model/nodeState.ts';
import { useFormView } from './context.ts';
import { useHeldChoices } from './useHeldChoices.ts';

export interface FieldChoices extends LoadedChoices {
  onSearch?: (text: string) => void;
}

/**
 * Choices of a field; loaded again when the form values that their request reads change, or when
 * something is searched. For observer components.
 */
export function useFieldChoices(plan: ChoicesPlan, field: Field): FieldChoices {
  const { model } = useFormView();
  const names = useMemo(() => valuesRead(plan), [plan]);
  const all = model.form.values as Values;
  // Reading them here makes this component render when one of them changes.
  const values = JSON.stringify(
    names === 'all' ? all : Object.fromEntries(names.map((name) => [name, all[name]])),
  );
  const row = JSON.stringify(rowOf(field, all));
  const local = useMemo<LocalScope>(
    () => ({
      values: JSON.parse(values) as Values,
      mode: model.mode,
      ...(row !== undefined && { row: JSON.parse(row) as unknown }),
    }),
    [model.mode, values, row],
  );
  const [text, setText] = useState('');
  const request = searchOf(plan);
  const asked = useMemo(
    () => (request && text !== '' ? searched(plan, request, text) : plan),
    [plan, request, text],
  );
  // While something is searched the widget remembers what is held.
  const loaded = useHeldChoices(
    plan,
    useChoices(asked, local),
    text === '' ? toJS(field.value) : undefined,
  );
  const [wasCut, setWasCut] = useState(false);
  if (loaded.limit !== undefined && !wasCut) setWasCut(true);
  // A list that is there as a whole is searched where it is, whatever the server could do.
  const isWhole = plan.from === 'records' || (plan.from === 'request' && plan.whole);
  return request && (wasCut || !isWhole) ? { ...loaded, onSearch: setText } : loaded;
}

/** The request that finds choices by what is typed. */
const searchOf = (plan: ChoicesPlan): Request | undefined =>
  (plan.from === 'request' || plan.from === 'records') && plan.search !== undefined
    ? plan.request
    : undefined;

/** The same choices from that request, with what was typed as its search parameter. */
function searched(plan: ChoicesPlan, request: Request, text: string): ChoicesPlan {
  if (plan.from !== 'request' && plan.from !== 'records') return plan;
  const { value, label, children, parent, disabled, root, search, found } = plan;
  const params = { ...request.params, [search!]: text };
  return {
    from: 'request',
    value,
    label,
    children,
    parent,
    disabled,
    root,
    found,
    request: { ...request, params },
  };
}

/** The row of a list that a field stands in. */
function rowOf(field: Field, values: unknown): unknown {
  const parts = field.path.toString().split('.');
  const index = parts.findLastIndex((part) => /^\d+$/.test(part));
  return index < 0
    ? undefined
    : parts
        .slice(0, index + 1)
        .reduce<unknown>(
          (value, part) => (value as Record<string, unknown> | undefined)?.[part],
          values,
        );
}
