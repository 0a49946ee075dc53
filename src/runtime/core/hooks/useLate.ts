import { useEffect, useState } from 'react';

/** Whether something has lasted for some milliseconds: what is over sooner is not shown at all. */
export function useLate(isOn: boolean, after: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, after]);
  return isLate;
}
