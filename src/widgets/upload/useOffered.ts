import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Files that are dropped on an element or pasted into it. */
export interface OfferedFiles {
  /** Files are held over it. */
  isOver: boolean;
  /** Props of the element. */
  handlers: {
    onDrop(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onPaste(event: ClipboardEvent): void;
  };
}

/** @param isLocked nothing is taken */
export function useOffered(
  isLocked: boolean,
  offer: (files: readonly File[]) => void,
): OfferedFiles {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setIsOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    if (!isLocked) offer([...files]);
  };
  return {
    isOver,
    handlers: {
      onDrop: (event) => take(event, event.dataTransfer),
      onPaste: (event) => take(event, event.clipboardData),
      onDragLeave: () => setIsOver(false),
      onDragOver(event) {
        if (isLocked || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
    },
  };
}
