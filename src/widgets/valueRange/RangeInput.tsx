import { defined } from '../../schema/defined.ts';
import { isOpen, rangeOf } from '../../schema/record/range.ts';
import { NumberRange } from '../numberRange/NumberRange.tsx';
import { WithOddValue } from '../OddValue.tsx';
import { PickedRange, type RangeProps } from './PickedRange.tsx';

const numbers = new Set(['integer', 'decimal', 'money']);

/** Two values as one: { begin, end }; undefined where there is neither. */
export function RangeInput({
  value,
  onChange,
  of = 'date',
  open = false,
  unit,
  ...props
}: RangeProps) {
  const range = rangeOf(value);
  const { begin = null, end = null } = range ?? {};
  const shared = {
    ...props,
    ...defined({ suffix: unit }),
    value: [begin, end],
    onChange: (given: unknown) => onChange?.(whole(given)),
  };
  return (
    <WithOddValue value={value} isShown={range !== undefined}>
      {numbers.has(of) ? (
        <NumberRange {...shared} />
      ) : (
        <PickedRange {...shared} of={of} open={open} />
      )}
    </WithOddValue>
  );
}

function whole(given: unknown): { begin: unknown; end: unknown } | undefined {
  const [begin = null, end = null] = Array.isArray(given) ? (given as unknown[]) : [];
  return isOpen(begin) && isOpen(end) ? undefined : { begin, end };
}
