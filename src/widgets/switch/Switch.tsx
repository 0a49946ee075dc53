import { App, Switch as AntSwitch } from 'antd';
import { looselyEqual } from '../../schema/expression/index.ts';
import { groupAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';

type Scalar = string | number | boolean;
interface Props extends InputProps {
  checkedValue?: Scalar;
  uncheckedValue?: Scalar;
  checkedText?: string;
  uncheckedText?: string;
  /** Asked before it changes. */
  confirm?: string;
  confirmFor?: 'both' | 'on' | 'off';
}

/** One of two values, such as true and false or the protocol's "0" and "1". */
export function Switch({
  id,
  value,
  onChange,
  disabled,
  readOnly,
  size,
  checkedValue = true,
  uncheckedValue = false,
  checkedText,
  uncheckedText,
  confirm,
  confirmFor = 'both',
  ...aria
}: Props) {
  const { modal } = App.useApp();
  const change = (checked: boolean) => {
    const apply = () => onChange?.(checked ? checkedValue : uncheckedValue);
    const isAsked = confirmFor === 'both' || confirmFor === (checked ? 'on' : 'off');
    if (confirm && isAsked) modal.confirm({ title: confirm, onOk: apply });
    else apply();
  };
  return (
    <AntSwitch
      {...groupAria(aria)}
      id={id}
      checked={looselyEqual(value, checkedValue)}
      onChange={change}
      disabled={disabled || readOnly}
      size={size === 'small' ? 'small' : 'default'}
      checkedChildren={checkedText}
      unCheckedChildren={uncheckedText}
    />
  );
}
