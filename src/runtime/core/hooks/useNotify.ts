import { App } from 'antd';
import { useCallback } from 'react';
import { useRuntimeHost, type Notify } from '../../host.ts';

/**
 * Shows short messages: as the application wants them shown, else for 3 s
 * (docs/protocol/pages.md#what-all-lists-share).
 */
export function useNotify(): Notify {
  const { notify } = useRuntimeHost();
  const { message } = App.useApp();
  return useCallback<Notify>(
    (tone, text) =>
      notify ? notify(tone, text) : void message.open({ type: tone, content: text, duration: 3 }),
    [notify, message],
  );
}
