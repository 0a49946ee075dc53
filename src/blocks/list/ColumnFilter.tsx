import Filter from '@ant-design/icons/es/icons/FilterFilled';
import type { Choice } from '../../schema/compile/plan.ts';
import { LazyDropdown } from './LazyDropdown.tsx';
import { texts } from '../../runtime/locale/index.ts';

interface Props {
  label: string;
  choices: Choice[] | undefined;
  /** Chosen value as text; undefined: all. */
  value: string | undefined;
  onChange(value: Choice['value'] | undefined): void;
}

/** Filter button of a column: one of its choices, or all. */
export function ColumnFilter({ label, choices, value, onChange }: Props) {
  const all = '*';
  const items = [
    { key: all, label: texts.list.all },
    ...(choices ?? []).map((choice) => ({ key: `=${String(choice.value)}`, label: choice.label })),
  ];
  return (
    <LazyDropdown
      menu={() => ({
        items,
        selectable: true,
        selectedKeys: [value === undefined ? all : `=${value}`],
        style: { maxHeight: 320, overflow: 'auto' },
        onClick: ({ key }) =>
          onChange(
            key === all
              ? undefined
              : choices?.find((choice) => `=${String(choice.value)}` === key)?.value,
          ),
      })}
    >
      <button
        type="button"
        className={`pl-filter${value === undefined ? '' : ' pl-filter-on'}`}
        aria-label={texts.list.filter(label)}
        aria-pressed={value !== undefined}
      >
        <Filter />
      </button>
    </LazyDropdown>
  );
}
