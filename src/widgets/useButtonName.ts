import { useId } from 'react';
import type { InputProps } from './contract.ts';

interface ButtonName {
  id: string;
  title: string;
  'aria-label': string;
  'aria-labelledby'?: string;
}

/** Names a button beside a control: by what it does, and by the field that it does it for. */
export function useButtonName(
  does: string,
  field: Pick<InputProps, 'aria-label' | 'aria-labelledby'>,
): ButtonName {
  const id = useId();
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = field;
  if (labelledBy !== undefined)
    return { id, title: does, 'aria-label': does, 'aria-labelledby': `${id} ${labelledBy}` };
  return { id, title: does, 'aria-label': label === undefined ? does : `${does} ${label}` };
}
