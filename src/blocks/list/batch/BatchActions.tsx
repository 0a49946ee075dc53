import { Button } from 'antd';
import { texts } from '../../../runtime/locale/index.ts';
import type { BatchOptions } from './options.ts';
import { BatchBar } from './parts.ts';

interface Props extends Omit<BatchOptions, 'onDone'> {
  editing: boolean;
  setEditing(editing: boolean): void;
}

/** Begins to edit rows together, and ends it. */
export function BatchActions({ editing, setEditing, ...options }: Props) {
  return editing ? (
    <BatchBar {...options} onDone={() => setEditing(false)} />
  ) : (
    <Button onClick={() => setEditing(true)}>{texts.batch.edit}</Button>
  );
}
