import { localKeys, readJson, writeJson, type KeyValue } from '../stores/storage.ts';

/**
 * 记住密码 keeps the user name only. The password is the browser's business: the form's
 * autocomplete attributes let its password manager fill it in, and no readable password lies in our
 * storage.
 */
export interface Remembered {
  username: string;
  rememberMe: boolean;
}

export function readRemembered(keys: KeyValue = localKeys): Remembered {
  const username = readJson(keys, 'login_username');
  return {
    username: typeof username === 'string' ? username : '',
    rememberMe: readJson(keys, 'login_rememberme') === true,
  };
}

export function remember({ username, rememberMe }: Remembered, keys: KeyValue = localKeys): void {
  writeJson(keys, 'login_rememberme', rememberMe);
  writeJson(keys, 'login_username', rememberMe ? username : undefined);
}
