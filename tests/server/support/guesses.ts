/** What is said to many guesses at once. */
import { expect } from 'vitest';
import type { Answer } from './client.ts';

/** What a locked account says. */
export const locked = '密码输入错误5次，帐户锁定10分钟';
/** Said before anything is looked at, to an address of which a hundred reads wait. */
const tooMany = '操作过于频繁，请稍候再试';

/**
 * Of all these guesses, five at most were looked at. The others found the account locked, or a
 * server that had enough to do for their address: how many of each depends on how fast it is.
 * @param wrong what a guess is told that was looked at
 */
export function expectFewLookedAt(answers: readonly Pick<Answer, 'msg'>[], wrong: string): void {
  const others = answers.map(({ msg }) => msg).filter((msg) => msg !== wrong);
  expect(answers.length - others.length).toBeLessThanOrEqual(5);
  expect(others.filter((msg) => msg !== locked && msg !== tooMany)).toEqual([]);
}
