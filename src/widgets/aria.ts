import type { InputProps } from './contract.ts';

type AriaProps = Pick<
  InputProps,
  'aria-required' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'aria-labelledby'
>;

/** The accessibility props of an input, for the element that people reach. */
export const ariaOf = (props: AriaProps): AriaProps => ({
  'aria-required': props['aria-required'],
  'aria-invalid': props['aria-invalid'],
  'aria-describedby': props['aria-describedby'],
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
});

/** For one element with a label of its own (`htmlFor`): naming it twice would read it twice. */
export const singleAria = (props: AriaProps & { id?: string }): AriaProps & { id?: string } => ({
  ...ariaOf(props),
  id: props.id,
  'aria-labelledby': undefined,
});

/** For groups and switches: their roles can be neither required nor invalid. */
export function groupAria(props: AriaProps): AriaProps {
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...others } = ariaOf(props);
  return others;
}
