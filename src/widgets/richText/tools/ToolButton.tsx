import { Button, Popover } from 'antd';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

/** What a group of tools works on. */
export interface ToolPart {
  editor: Editor;
}

export interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  /** On or off, for tools that can be either. */
  isActive?: boolean;
  /** Still to be reached by the keyboard, so that the way through the toolbar stays the same. */
  isUnusable?: boolean;
  /** Keys that do the same, as they are shown. */
  keys?: string;
  /** What it opens. */
  opens?: 'dialog' | 'menu';
  isOpen?: boolean;
  onRun?: () => void;
}

/** A button of the toolbar; the selection of the text stays while it is pressed. */
export function ToolButton({
  label,
  icon,
  isActive,
  isUnusable = false,
  keys,
  opens,
  isOpen,
  onRun,
}: ToolButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      className={isActive ? 'pl-editor-tool pl-editor-on' : 'pl-editor-tool'}
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-pressed={isActive}
      aria-disabled={isUnusable}
      aria-haspopup={opens}
      aria-expanded={opens && isOpen}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isUnusable && onRun?.()}
    >
      {icon}
    </Button>
  );
}

interface Props extends Omit<ToolButtonProps, 'onRun' | 'opens' | 'isOpen'> {
  /** What is asked before something is done. */
  children(close: () => void): ReactNode;
  /** Opened from elsewhere, by keys. */
  isOpen?: boolean;
  onOpen?(isOpen: boolean): void;
}

/** A button that asks for something in a small form beside it. */
export function PopoverTool({ children, isOpen, onOpen, ...button }: Props) {
  const [own, setOwn] = useState(false);
  const open = isOpen ?? own;
  const set = (next: boolean) => {
    setOwn(next);
    onOpen?.(next);
  };
  const close = () => set(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Popover
      open={open}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      onOpenChange={(next) => set(next && !button.isUnusable)}
      content={
        <div
          role="dialog"
          aria-label={button.label}
          className="pl-editor-form"
          onKeyDown={onKeyDown}
        >
          {open && children(close)}
        </div>
      }
    >
      <span>
        <ToolButton {...button} opens="dialog" isOpen={open} />
      </span>
    </Popover>
  );
}

/** Between groups of tools. */
export const Gap = () => (
  <span role="separator" aria-orientation="vertical" className="pl-editor-gap" />
);
