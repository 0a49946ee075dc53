/** Somebody who proves again who they are, on a server whose clock the tests set. */
import { adminPassword, type Client, startedServer, type TestServer } from '../../support/index.ts';

export const REAUTHENTICATE = '/system/user/profile/reauthenticate';
export const TOTP = '/system/user/profile/totp';
/** What `makeUser` gives everybody. */
export const password = 'Person-2026!';
export const minute = 60_000;
/** What a change answers whose proof is too old. */
export const needed = {
  code: 601,
  msg: '为确认是您本人操作，请重新验证登录密码',
  reauthenticate: true,
};

interface Prover {
  server: TestServer;
  /** Somebody in a client that can give a proof again. */
  signIn(userName?: string, word?: string): Promise<Client>;
  /** The time of the server, in milliseconds. */
  now(): number;
  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void;
}

/** The server, started before the tests of a file and stopped after them. */
export function startedProver(): Prover {
  let time = Date.now();
  const server = startedServer({ now: () => time });
  return {
    server,
    signIn: (userName = 'admin', word = adminPassword) =>
      server.client().signIn(userName, word, { reauthenticate: true }),
    now: () => time,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}
