/** What antd's controls take just as our widgets get it. */
import { defined } from '../schema/defined.ts';
import { singleAria } from './aria.ts';
import type { InputProps } from './contract.ts';

type ControlProps = Parameters<typeof singleAria>[0] &
  Pick<InputProps, 'onBlur' | 'disabled' | 'readOnly' | 'placeholder' | 'status' | 'size'>;

/** Props of a control that people type in. */
export const controlProps = (props: ControlProps): ControlProps => ({
  ...singleAria(props),
  onBlur: props.onBlur,
  disabled: props.disabled,
  readOnly: props.readOnly,
  placeholder: props.placeholder,
  status: props.status,
  ...defined({ size: props.size }),
});

/** Props of a control that people choose in: one that is only read is locked. */
export function pickerProps(props: ControlProps): Omit<ControlProps, 'readOnly'> {
  const { readOnly, disabled, ...others } = controlProps(props);
  return { ...others, disabled: disabled === true || readOnly === true };
}
