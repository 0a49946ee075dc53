import type { Values } from '../../../schema/compile/plan.ts';
import { required } from '../../../schema/required.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useChoicesOf } from '../../../runtime/data/useChoices.ts';
import type { QueryFieldPlan } from '../plan.ts';
import { SearchField } from './SearchField.tsx';

interface Props {
  fields: readonly QueryFieldPlan[];
  values: Values;
  onChange(name: string, value: unknown): void;
}

/** Search boxes with their choices. */
export function SearchFields({ fields, values, onChange }: Props) {
  const evaluate = useEvaluate();
  const choices = useChoicesOf(fields.map((field) => field.choices));
  return fields.map((field, index) => (
    <SearchField
      key={field.name}
      plan={field}
      value={values[field.name]}
      choices={required(choices[index], field.name)}
      evaluate={evaluate}
      onChange={onChange}
    />
  ));
}
