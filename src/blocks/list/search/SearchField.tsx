import { memo, useId } from 'react';
import { defined } from '../../../schema/defined.ts';
import type { Choice } from '../../../schema/compile/plan.ts';
import type { QueryFieldPlan } from '../plan.ts';
import { findChoice } from '../../../runtime/data/choices.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import type { LoadedChoices } from '../../../runtime/data/useChoices.ts';
import { FieldHelp } from '../../../runtime/display/FieldHelp.tsx';
import { limitOn } from '../../../runtime/display/extent.ts';
import { LongInput } from '../../../runtime/display/longParts.ts';
import { useWidget } from '../../../runtime/display/useWidget.ts';
import { texts } from '../../../runtime/locale/index.ts';

interface Props {
  plan: QueryFieldPlan;
  value: unknown;
  choices: LoadedChoices;
  evaluate: Evaluate;
  onChange(name: string, value: unknown): void;
}

/** A value from the address is a text; the choice of the same text gives it its type back. */
function typed(value: unknown, choices: Choice[] | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, choices));
  return typeof value === 'string' ? (findChoice(choices, value)?.value ?? value) : value;
}

/** One labelled search box. */
export const SearchField = memo(function SearchField({
  plan,
  value,
  choices,
  evaluate,
  onChange,
}: Props) {
  const { input: Input, facts } = useWidget(plan.component) ?? {};
  const id = useId();
  const label = evaluate.text(plan.label);
  return (
    <div className="pl-search-field" data-query={plan.name}>
      <label htmlFor={id} title={label}>
        {label}
      </label>
      <FieldHelp label={label} help={evaluate.text(plan.help)} />
      <div className="pl-search-control">
        {/* An address can hold more than a search box can show. */}
        {limitOn(facts, 'cell', value) !== undefined ? (
          <LongInput {...{ id, value, label }} onClear={() => onChange(plan.name, undefined)} />
        ) : Input ? (
          <Input
            allowClear
            {...plan.props}
            id={id}
            aria-label={label}
            value={plan.choices ? typed(value, choices.choices) : value}
            placeholder={
              plan.placeholder === undefined ? undefined : evaluate.text(plan.placeholder)
            }
            choices={choices.choices}
            loading={choices.loading}
            {...defined({ limit: choices.limit })}
            onChange={(next: unknown) => onChange(plan.name, next)}
          />
        ) : (
          <span className="pl-nothing">{texts.common.noComponent(plan.component)}</span>
        )}
      </div>
    </div>
  );
});
