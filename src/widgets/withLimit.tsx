import type { ReactElement } from 'react';
import { texts } from './locale/index.ts';

/** Below the choices of a popup: that only the first are there. Nothing when all are. */
export const withLimit = (limit: number | undefined) =>
  limit === undefined
    ? undefined
    : (popup: ReactElement) => (
        <>
          {popup}
          <div className="pl-limit" role="note">
            {texts.common.limited(limit)}
          </div>
        </>
      );
