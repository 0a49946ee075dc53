import { isBlank, type DynamicField } from '../../schema/record/index.ts';
import { texts } from '../locale/index.ts';
import './members.css';

interface Props {
  values: unknown;
  definitions: readonly DynamicField[];
}

/** Values of members that are not defined any more: they are still stored, and shown as what they are. */
export function FormerMembers({ values, definitions }: Props) {
  const former = formerMembers(values, definitions);
  if (former.length === 0) return null;
  return (
    <dl className="pl-former">
      {former.map(([name, value]) => (
        <div key={name}>
          <dt>{texts.members.former(name)}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const formerMembers = (
  values: unknown,
  definitions: readonly DynamicField[],
): [string, unknown][] =>
  typeof values !== 'object' || values === null
    ? []
    : Object.entries(values).filter(
        ([name, value]) => !isBlank(value) && !definitions.some((one) => one.name === name),
      );
