/**
 * No sequence of grants by limited people lets anyone gain what its granter lacks: after every step
 * that a limited person takes, each permission somebody newly has is one that this person had
 * before, and with no wider data scope.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startedServer, testDialect } from '../../support/index.ts';
import { grantingPeople } from './people.ts';
import { excess, takenOver, worldNow } from './powers.ts';
import { grantSteps, step } from './steps.ts';

const server = startedServer();
const granting = grantingPeople(server);
const { personAt, beginAnew } = granting;
const { nameAll, take } = grantSteps(server, granting);

/** The rules are the same on both databases; one of them is quick enough to look further. */
const runs = testDialect === 'sqlite' ? 15 : 6;

it('lets nobody gain what the granter lacks', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await beginAnew();
      let before = await worldNow(server.database.read);
      for (const one of steps) {
        const named = await nameAll(one);
        const { code } = await take(one, named);
        const after = await worldNow(server.database.read);
        const granter = personAt(one.who).user.userId;
        if (code === 200) accepted += 1;
        const fault =
          excess(before, after, granter) ??
          (one.kind === 'resetPassword' && code === 200
            ? takenOver(before, granter, named.user)
            : undefined);
        if (fault) throw new Error(`${one.kind}: ${fault}`);
        before = after;
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
  // Were nearly all of them refused, the history would prove little.
  expect(accepted).toBeGreaterThan(runs / 3);
}, 600_000);
