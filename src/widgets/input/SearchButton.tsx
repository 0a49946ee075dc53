import { Button } from 'antd';
import type { InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { texts } from '../locale/index.ts';

interface Props {
  variant: 'plain' | 'primary';
  text?: string;
  size?: NonNullable<InputProps['size']>;
  disabled: boolean;
  /** Starts the search; absent: the button submits its form. */
  onSearch?: () => void;
}

/** The search button at the end of an input. */
export function SearchButton({ variant, text, size = 'middle', disabled, onSearch }: Props) {
  return (
    <Button
      type={variant === 'primary' ? 'primary' : 'default'}
      size={size}
      disabled={disabled}
      htmlType={onSearch ? 'button' : 'submit'}
      aria-label={text || texts.common.search}
      {...(!text && { icon: <Icon name="search" /> })}
      onClick={onSearch}
    >
      {text}
    </Button>
  );
}
