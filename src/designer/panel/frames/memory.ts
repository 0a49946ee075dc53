import { createContext, useContext, useState } from 'react';

/** What frames of the panel remember while it is drawn anew: which of their items are open. */
export const MemoryContext = createContext<Map<string, unknown>>(new Map());

/** A state that stays while the panel is drawn anew. */
export function useRemembered<T>(key: string, begin: T): [value: T, set: (value: T) => void] {
  const memory = useContext(MemoryContext);
  const [value, setValue] = useState(memory.has(key) ? (memory.get(key) as T) : begin);
  const set = (next: T) => {
    memory.set(key, next);
    setValue(next);
  };
  return [value, set];
}
