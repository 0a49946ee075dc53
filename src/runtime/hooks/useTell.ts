import { App } from 'antd';
import { useCallback } from 'react';
import { useRuntimeHost, type Tell } from '../host.ts';

/** Shows short messages: as the application wants them shown, else for 3 s (pages.md 2). */
export function useTell(): Tell {
  const { tell } = useRuntimeHost();
  const { message } = App.useApp();
  return useCallback<Tell>(
    (tone, text) =>
      tell ? tell(tone, text) : void message.open({ type: tone, content: text, duration: 3 }),
    [tell, message],
  );
}
