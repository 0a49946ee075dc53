import { useEffect, useState } from 'react';
import { useApplication } from '../useApplication.ts';
import type { SchemaIndex } from '../schemas.ts';

/** The list of pages, or why it cannot be had. */
export function useSchemaIndex(): { index?: SchemaIndex; failure?: unknown } {
  const { schemas } = useApplication();
  const [state, setState] = useState<{ index?: SchemaIndex; failure?: unknown }>({});
  useEffect(() => {
    let isActive = true;
    schemas.index().then(
      (index) => isActive && setState({ index }),
      (failure: unknown) => isActive && setState({ failure }),
    );
    return () => {
      isActive = false;
    };
  }, [schemas]);
  return state;
}
