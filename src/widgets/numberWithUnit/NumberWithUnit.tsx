import { InputNumber, Select, Space } from 'antd';
import { asNumber, isBlank } from '../../schema/record/index.ts';
import { singleAria } from '../aria.ts';
import { listOf } from '../choices.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { numberText } from '../../schema/record/numberText.ts';
import { OddValue } from '../OddValue.tsx';
import { plainText, shortText } from '../plainText.ts';
import './numberWithUnit.css';

interface Quantity {
  value: number;
  unit: string;
}

/** The parts of a value; a bare number has no unit yet, and what is neither has no parts. */
function partsOf(value: unknown): Partial<Quantity> | undefined {
  if (isBlank(value)) return {};
  const bare = asNumber(value);
  if (bare !== undefined) return { value: bare };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { value: given, unit } = value as Record<string, unknown>;
  const number = asNumber(given);
  return number === undefined || typeof unit !== 'string' ? undefined : { value: number, unit };
}

interface Props extends InputProps {
  units?: unknown;
  precision?: number;
  grouping?: boolean;
  min?: number;
  max?: number;
  step?: number;
}

/** A number, and the unit that it is in. */
export function NumberWithUnitInput({
  value,
  onChange,
  units,
  grouping: _grouping,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  ...rest
}: Props) {
  const { precision, min, max, step, ...aria } = rest;
  const parts = partsOf(value);
  const offered = listOf(units).map(String);
  // A bare number is in no unit that we know: none is made up for it.
  const unit = parts?.unit ?? (parts?.value === undefined ? offered[0] : undefined);
  const change = (next: Partial<Quantity>) => {
    const { value: number, unit: chosen = '' } = { ...parts, unit, ...next };
    onChange?.(number === undefined ? undefined : { value: number, unit: chosen });
  };
  const known = unit === undefined || offered.includes(unit) ? offered : [...offered, unit];
  return (
    <>
      <Space.Compact block>
        <InputNumber<number>
          {...singleAria(aria)}
          className="pl-fill"
          inputMode="decimal"
          value={parts?.value ?? null}
          onChange={(number) => change({ value: number ?? undefined })}
          {...{ onBlur, disabled, readOnly, placeholder, status, precision, min, max, step }}
        />
        <Select
          className="pl-unit"
          aria-label={valueTexts().unit}
          placeholder={valueTexts().chooseUnit}
          value={unit}
          options={known.map((one) => ({ value: one, label: one }))}
          onChange={(chosen: string) => change({ unit: chosen })}
          disabled={disabled === true || readOnly === true || parts?.value === undefined}
          popupMatchSelectWidth={false}
          {...{ onBlur, status }}
        />
      </Space.Compact>
      {parts === undefined && <OddValue value={value} />}
    </>
  );
}

/** The same, only shown. */
export function NumberWithUnitText({
  value,
  precision,
  grouping,
}: DisplayProps & Pick<Props, 'precision' | 'grouping'>) {
  const parts = partsOf(value);
  if (parts?.value === undefined) return <>{shortText(plainText(value))}</>;
  const { value: number, unit } = parts;
  return (
    <span className="pl-number">
      {numberText(number, { precision, grouping })}
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}
