/**
 * The chain of operation log rows: whatever was done to rows and chain past the application is
 * found.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';
import { auditChain, type Three } from './support/audit-chain.ts';

const server = startedServer();
const admin = startedAdmin(server);
const { db, threeRows, after, edit, editEntry, seqOf } = auditChain(server, admin);

describe('tampering with rows', () => {
  let three: Three;
  beforeEach(async () => {
    three = await threeRows();
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- columns have the types of their database
  const place = (row: Record<string, any>) => `row ${row.oper_id}, ${row.oper_time} ${row.title}`;

  it.each([
    ['title', '别的'],
    ['business_type', 7],
    ['method', 'm'],
    ['request_method', 'GET'],
    ['operator_type', 2],
    ['oper_name', 'demo'],
    ['dept_name', '别处'],
    ['oper_url', '/'],
    ['oper_ip', '10.9.9.9'],
    ['oper_location', 'XX XX'],
    ['oper_param', '{}'],
    ['json_result', null],
    ['status', 0],
    ['error_msg', ''],
    ['oper_time', '2020-01-01 00:00:00'],
    ['cost_time', 987_654],
  ])('finds an edit of %s', async (column, value) => {
    const row = three[2];
    expect(await after(() => edit(row.oper_id, { [column]: value }))).toBe(
      `AuditBroken: Entry ${await seqOf(row.oper_id)} (${place(row)}) was edited after it was written.`,
    );
  });

  it('finds a removed row in the middle, and the last', async () => {
    for (const row of [three[1], three[2]]) {
      expect(
        await after(() =>
          db().deleteFrom('sys_oper_log').where('oper_id', '=', row.oper_id).execute(),
        ),
      ).toBe(`AuditBroken: Entry ${await seqOf(row.oper_id)} (${place(row)}) is missing.`);
    }
  });

  it('finds rows that were swapped', async () => {
    const found = await after(async () => {
      await edit(three[1].oper_id, { oper_id: -1 });
      await edit(three[2].oper_id, { oper_id: three[1].oper_id });
      await edit(-1, { oper_id: three[2].oper_id });
    });
    expect(found).toContain(
      `(${place(three[1])}) was reordered: it holds what row ${three[2].oper_id} held when it was written.`,
    );
  });

  it('finds rows that were inserted, at the end, between, and where one was removed', async () => {
    const { oper_id, ...copy } = three[2];
    expect(
      await after(() =>
        db()
          .insertInto('sys_oper_log')
          .values({ ...copy, oper_id: 900_000 })
          .execute(),
      ),
    ).toContain(`Row 900000 (${copy.oper_time} ${copy.title}) was inserted past the application`);
    await admin.delete(`/monitor/operlog/${oper_id}`);
    expect(
      await after(() =>
        db()
          .insertInto('sys_oper_log')
          .values({ ...copy, oper_id })
          .execute(),
      ),
    ).toContain(`(${place(three[2])}) was put back after it had been removed.`);
  });
});

describe('tampering with the chain', () => {
  let three: Three;
  beforeEach(async () => {
    three = await threeRows();
  });

  /** Removes the last row with its entry, and makes the head name the one before. */
  async function cutOff(before: number | undefined, last: number | undefined): Promise<void> {
    await db().deleteFrom('sys_oper_log').where('oper_id', '=', three[2].oper_id).execute();
    await db().deleteFrom('sys_audit_entry').where('seq', '=', last).execute();
    const { seq, hash } = await db()
      .selectFrom('sys_audit_entry')
      .select(['seq', 'hash'])
      .where('seq', '=', before)
      .executeTakeFirstOrThrow();
    await db().updateTable('sys_audit_head').set({ seq, hash }).execute();
  }

  it('finds edited, swapped and missing entries', async () => {
    const [first, second, third] = await Promise.all([
      seqOf(three[0].oper_id),
      seqOf(three[1].oper_id),
      seqOf(three[2].oper_id),
    ]);
    for (const change of [
      { oper_id: 900_000 },
      { about: '{"time":"2020-01-01 00:00:00"}' },
      { about: 'no JSON' },
      { digest: '00' },
      { hash: '00' },
      { kind: 'removed' },
    ]) {
      expect(await after(() => editEntry(second, change)), JSON.stringify(change)).toContain(
        `Entry ${second} (`,
      );
    }
    expect(
      await after(async () => {
        await editEntry(second, { seq: 900_000 });
        await editEntry(third, { seq: second });
        await editEntry(900_000, { seq: third });
      }),
    ).toContain(`Entry ${second} (`);
    const cut = (seq: number) =>
      db().deleteFrom('sys_audit_entry').where('seq', '=', seq).execute();
    expect(await after(() => cut(second))).toContain(
      `does not follow entry ${first}: 1 entries between them are missing`,
    );
    expect(await after(() => cut(1))).toContain('the beginning of the chain is missing');
    const marks = () =>
      db().deleteFrom('sys_audit_entry').where('kind', 'in', ['start', 'cleared']).execute();
    expect(await after(marks)).toContain('the beginning of the chain is missing');
    expect(await after(() => cut(third))).toContain(
      `The end of the chain is cut off: the head names entry ${third}, the last one there is ${second}`,
    );
  });

  it('finds an end cut off together with its head', async () => {
    const [, second, third] = await Promise.all(three.map(({ oper_id }) => seqOf(oper_id)));
    const found = await after(async () => {
      await cutOff(second, third);
    });
    expect(found).toContain('The head of the chain was altered');
    expect(await after(() => db().deleteFrom('sys_audit_head').execute())).toContain(
      'The head of the chain is missing',
    );
  });

  it('finds an end that was cut off although the log went on behind it', async () => {
    const [, second, third] = await Promise.all(three.map(({ oper_id }) => seqOf(oper_id)));
    const found = await after(async () => {
      await cutOff(second, third);
      await admin.put('/system/post', {
        postId: 1,
        postCode: 'ceo',
        postName: '董事长',
        postSort: 1,
        status: '0',
      });
    });
    expect(found).toContain('The head of the chain was altered');
  });

  it('finds a clearing undone, and its tombstone missing', async () => {
    const entries = await db()
      .selectFrom('sys_audit_entry')
      .selectAll()
      .where('kind', 'in', ['row', 'swept'])
      .execute();
    await admin.delete('/monitor/operlog/clean');
    const { seq } = await db()
      .selectFrom('sys_audit_entry')
      .select('seq')
      .where('kind', '=', 'cleared')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(
      await after(async () => {
        await db().insertInto('sys_oper_log').values(three).execute();
        await db().insertInto('sys_audit_entry').values(entries).execute();
      }),
    ).toContain('was put back in front of the tombstone of a clearing');
    expect(
      await after(() => db().deleteFrom('sys_audit_entry').where('seq', '=', seq).execute()),
    ).toMatch(/entries between them are missing/);
  });

  it('finds a tombstone made without the key', async () => {
    const last = await seqOf(three[2].oper_id);
    const found = await after(async () => {
      await db().deleteFrom('sys_oper_log').where('oper_id', '=', three[1].oper_id).execute();
      await db()
        .insertInto('sys_audit_entry')
        .values({
          seq: last + 1,
          kind: 'removed',
          oper_id: three[1].oper_id,
          about: '{}',
          digest: null,
          hash: 'f'.repeat(64),
        })
        .execute();
      await db()
        .updateTable('sys_audit_head')
        .set({ seq: last + 1, hash: 'f'.repeat(64) })
        .execute();
    });
    expect(found).toContain('The head of the chain was altered');
  });
});
