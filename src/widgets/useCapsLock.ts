import { useState, type KeyboardEvent } from 'react';

/** Whether caps lock is on, known from the keys pressed in the control that spreads `watch`. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  // Autofill sends key events without a modifier state.
  const look = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
