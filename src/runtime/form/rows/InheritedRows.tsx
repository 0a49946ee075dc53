import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { Button, Skeleton } from 'antd';
import { fieldTypes } from '../../../schema/generated/fieldTypes.gen.ts';
import type { MembersPlan, Values } from '../../../schema/compile/plan.ts';
import { definitionLabels, type DynamicField } from '../../../schema/record/index.ts';
import { useInherited } from '../../data/useMembers.ts';
import { FailedLine } from '../../display/FailedLine.tsx';
import { texts } from '../../locale/index.ts';
import { useFormView } from '../view/context.ts';
import type { RowEdits } from './useRowEdits.ts';
import './inherited.css';

interface Props {
  plan: MembersPlan;
  /** Own definitions of the record. */
  rows: readonly unknown[];
  locked: boolean;
  edits: RowEdits;
}

/** Columns of an inherited definition that say what it is. */
const named = ['label', 'name', 'type'] as const;
/** Members that are named with their values. */
const limits = ['unit', 'dict', 'maxLength', 'minimum', 'maximum', 'scale'] as const;

/**
 * What a record inherits, greyed, with where it comes from. Own definitions of the same name stand
 * in its place; a button begins one.
 */
export const InheritedRows = observer(function InheritedRows({ plan, rows, locked, edits }: Props) {
  const { model } = useFormView();
  const key: unknown = (model.form.values as Values)[plan.key];
  const { inherited, error, reload } = useInherited(plan, key);
  if (error !== undefined) return <FailedLine message={error} onRetry={reload} />;
  if (!inherited) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (inherited.length === 0) return null;
  const own = new Set(rows.map((row) => (row as Partial<DynamicField> | null)?.name));
  return (
    <div className="pl-inherited">
      <table aria-label={texts.members.inherited}>
        <caption>{texts.members.inherited}</caption>
        <thead>
          <tr>
            {named.map((name) => (
              <th key={name} scope="col">
                {String(definitionLabels[name])}
              </th>
            ))}
            <th scope="col">{texts.members.limits}</th>
            <th scope="col">{texts.members.from}</th>
            {!locked && <th scope="col">{texts.common.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {inherited.map(({ definition, from }) => (
            <tr key={definition.name}>
              <td>{definition.label}</td>
              <td>{definition.name}</td>
              <td>{fieldTypes[definition.type].label}</td>
              <td>{limitsOf(definition)}</td>
              <td>{from}</td>
              {!locked && (
                <td>
                  {own.has(definition.name) ? (
                    texts.members.replaced
                  ) : (
                    <Button
                      type="link"
                      size="small"
                      aria-label={texts.members.replaceOf(definition.label)}
                      onClick={() =>
                        edits.put(
                          [...(toJS(rows) as unknown[]), { ...definition }],
                          texts.members.replacing(definition.label),
                        )
                      }
                    >
                      {texts.members.replace}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function limitsOf(definition: DynamicField): string {
  const flags = (['required', 'searchable'] as const)
    .filter((name) => definition[name])
    .map((name) => String(definitionLabels[name]));
  const values = limits
    .filter((name) => definition[name] !== undefined)
    .map((name) => `${String(definitionLabels[name])} ${String(definition[name])}`);
  return [...flags, ...values].join(texts.common.comma);
}
