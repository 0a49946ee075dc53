import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import type { Beginning } from './beginning.ts';

interface Props {
  label: string;
  /** What stands on the button. */
  name: string;
  beginning: Beginning;
  most: number;
  /** Draws entries of a list by their widget. */
  children(value: unknown): ReactNode;
}

const WholeDialog = lazyPart(async () => (await import('./WholeDialog.tsx')).WholeDialog);

/** Opens the whole value over the page. */
export function WholeButton({ name, ...props }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    // The row that it stands in is not clicked.
    <span className="pl-long-more" onClick={(event) => event.stopPropagation()}>
      <Button type="link" size="small" onClick={() => setAsked(true)}>
        {name}
      </Button>
      {isAsked && <WholeDialog {...props} onClosed={() => setAsked(false)} />}
    </span>
  );
}
