import { findChoice } from '../../schema/record/index.ts';
import { listOf } from '../choices.ts';
import type { DisplayProps } from '../contract.ts';
import { statusOf } from './tone.ts';
import { texts } from '../locale/index.ts';

interface Props extends DisplayProps {
  variant?: 'badge' | 'tag';
}

/**
 * Labels of choices by their tone (docs/protocol/frame.md#shared-pieces); values without a choice
 * are shown as they are. Its own few elements: a table has thousands.
 */
export function DictTag({ value, choices, variant = 'badge', suffix }: Props) {
  const whole = findChoice(choices, value);
  const shown = whole
    ? [whole]
    : listOf(value).map((one) => findChoice(choices, one) ?? { value: null, label: String(one) });
  return (
    <>
      {shown.map((choice, index) => (
        <span key={index}>
          {index > 0 && texts.common.comma}
          <Label
            text={choice.label + (suffix ?? '')}
            status={statusOf(choice.tone)}
            variant={variant}
          />
        </span>
      ))}
    </>
  );
}

function Label({
  text,
  status,
  variant,
}: {
  text: string;
  status: string | undefined;
  variant: 'badge' | 'tag';
}) {
  if (!status) return <>{text}</>;
  return variant === 'tag' ? (
    <span className={`pl-tag pl-status-${status}`}>{text}</span>
  ) : (
    <span className={`pl-badge pl-status-${status}`}>{text}</span>
  );
}
