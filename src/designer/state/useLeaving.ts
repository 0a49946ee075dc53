import { App } from 'antd';
import { useCallback, useRef } from 'react';
import { designerTexts } from '../locale/index.ts';

/** Leaving the page that is edited for another one, within the designer. */
export interface Leaving {
  /** Says whether something of the page is kept nowhere. */
  setDirty(dirty: boolean): void;
  /** Leaves it, after a question where something would be lost. */
  leave(go: () => void): void;
}

/** @param onDirty hears of it, too */
export function useLeaving(onDirty: (dirty: boolean) => void): Leaving {
  const { modal } = App.useApp();
  const isDirty = useRef(false);
  const setDirty = useCallback(
    (dirty: boolean) => {
      isDirty.current = dirty;
      onDirty(dirty);
    },
    [onDirty],
  );
  const leave = (go: () => void) => {
    if (!isDirty.current) return go();
    const { leaving, cancel } = designerTexts();
    return void modal.confirm({
      title: leaving.title,
      content: leaving.text,
      okText: leaving.ok,
      cancelText: cancel,
      okButtonProps: { danger: true },
      onOk: go,
    });
  };
  return { setDirty, leave };
}
