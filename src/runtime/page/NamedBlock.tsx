import { useCallback, type ReactNode } from 'react';
import { usePage } from '../core/context.ts';

/**
 * A block with a name: steps find its element by it, such as one that prints it. It takes no room
 * of its own.
 */
export function NamedBlock({ name, children }: { name: string; children: ReactNode }) {
  const { elements } = usePage();
  const register = useCallback(
    (element: HTMLDivElement) => {
      elements.set(name, element);
      return () => void (elements.get(name) === element && elements.delete(name));
    },
    [elements, name],
  );
  return (
    <div ref={register} className="pl-named">
      {children}
    </div>
  );
}
