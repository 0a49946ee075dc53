import { Input } from 'antd';
import { useId, type ClipboardEvent } from 'react';
import { ariaOf } from '../aria.ts';
import { AreaPickerInput } from '../areaPicker/AreaPickerInput.tsx';
import type { AreaLevel } from '../areaPicker/levels.ts';
import { useDivisions } from '../areaPicker/useDivisions.ts';
import type { InputProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { OddValue } from '../OddValue.tsx';
import {
  addressIn,
  areaName,
  partedAddress,
  valueOfAddress,
  type Address,
} from './addressValue.ts';
import './address.css';
import { defined } from '../../schema/defined.ts';

interface Props extends InputProps {
  level?: AreaLevel;
  detail?: boolean;
  maxLength?: number;
}

/** A division of the country, chosen, and what follows it, typed; pasted in one line they part. */
export function AddressInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  level = 'district',
  detail = true,
  maxLength = 200,
  placeholder: _placeholder,
  ...aria
}: Props) {
  const { divisions } = useDivisions();
  const group = useId();
  const held = addressIn(value);
  const address = held ?? {};
  const change = (next: Address) => onChange?.(valueOfAddress(next));
  const choose = (code: unknown) => {
    const division = divisions?.byCode.get(String(code));
    const { detail: kept } = address;
    change({
      ...(division && { code: division.code, area: areaName(division) }),
      ...(kept && { detail: kept }),
    });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const replaces = selectionStart === 0 && selectionEnd === typed.length;
    const found = divisions && partedAddress(divisions, event.clipboardData.getData('text'));
    // In the midst of what was typed a paste is what it is.
    if (!found || disabled || readOnly || !replaces) return;
    event.preventDefault();
    change({ ...found, detail: found.detail?.slice(0, maxLength) ?? '' });
  };
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...state } = ariaOf(aria);
  const shared = { onBlur, disabled, readOnly, status };
  return (
    <div
      id={group}
      role="group"
      className="pl-address"
      {...defined({ 'aria-label': label, 'aria-labelledby': labelledBy })}
    >
      <AreaPickerInput
        {...shared}
        {...state}
        id={id}
        aria-label={lateTexts.address.area}
        aria-labelledby={labelledBy ?? (label === undefined ? undefined : group)}
        placeholder={lateTexts.address.area}
        value={address.code}
        onChange={choose}
        level={level}
        anyLevel
      />
      {detail && (
        <Input
          {...shared}
          aria-label={lateTexts.address.detail}
          placeholder={lateTexts.address.hint}
          value={address.detail ?? ''}
          maxLength={maxLength}
          allowClear={!readOnly}
          autoComplete="off"
          onChange={({ target }) => change({ ...address, detail: target.value })}
          onPaste={paste}
        />
      )}
      {!held && <OddValue value={value} />}
    </div>
  );
}
