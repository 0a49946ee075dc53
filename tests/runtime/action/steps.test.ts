/** What each kind of step asks of the page. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/runtime/host.ts';
import type { FormPlan, StepPlan } from '../../../src/schema/compile/plan.ts';
import { actionPlan } from '../support.ts';
import { actionPage, said } from './support/page.ts';

const page = actionPage();
const { contexts, http, log, opened, origin, ports, run, start } = page;

const remove = actionPlan(
  [{ type: 'request', request: { method: 'DELETE', url: '/post/{ids}' } }, said('删除成功')],
  {
    selection: 'some',
    confirm: { title: '确认删除选中的数据？', content: { $text: '当前选中编号为{ids}的数据' } },
  },
);

describe('a request', () => {
  it("says nothing; a message without a text after it shows the server's", async () => {
    const request: StepPlan = { type: 'request', request: { method: 'PUT', url: '/x' } };
    await run(request);
    expect(log).toEqual([]);
    await run([request, { type: 'message', tone: 'success' }]);
    expect(log).toEqual(['success: 操作成功']);
  });

  it('is not quiet unless there are steps for its failure', async () => {
    await run({ type: 'request', request: { url: '/x' } });
    await run({ type: 'request', request: { url: '/x' }, onError: [] });
    expect(http.asked.map(({ quiet }) => quiet)).toEqual([undefined, true]);
  });

  it('that was carried out in part warns in the words of the server instead of praising', async () => {
    http.answer = () => ({ code: 200, msg: '已授权 1 人', warning: '另有 1 人未授权' });
    await start({ plan: remove, local: { ids: [1, 2] }, origin });
    expect(log).toEqual(['warning: 另有 1 人未授权', 'selection cleared']);
    log.length = 0;
    const request: StepPlan = { type: 'request', request: { method: 'PUT', url: '/x' } };
    await run([request, { type: 'message', tone: 'info', text: 'next' }]);
    expect(log).toEqual(['warning: 另有 1 人未授权', 'info: next']);
  });

  it('on several records shows what became of each where some failed', async () => {
    const data = { done: [{ label: '甲' }], failed: [{ label: '乙', message: '已付款' }] };
    http.answer = () => ({ code: 200, msg: '成功1条', warning: '成功1条', data });
    const paying = actionPlan(
      [{ type: 'request', request: { method: 'PUT', url: '/post/pay/1,2' } }, said('付款成功')],
      { label: '付款' },
    );
    await start({ plan: paying, local: {}, origin });
    expect(log).toEqual([['付款', 1, data.failed]]);
    http.answer = () => {
      const refused = { code: 500, msg: '失败1条', data: { ...data, done: [] } };
      throw new ApiError('失败1条', 500, false, undefined, refused);
    };
    await start({ plan: { ...paying, possible: [] }, local: {}, origin });
    expect(log.slice(1)).toEqual(['origin reloaded', ['付款', 0, data.failed]]);
  });

  it('waits for the wire only while it is on the wire', async () => {
    const working: boolean[] = [];
    await start({ plan: remove, local: { ids: [1] }, origin }, (busy) => working.push(busy));
    expect(working[0]).toBe(true);
    expect(working.at(-1)).toBe(false);
    working.length = 0;
    ports.confirm = () => Promise.resolve(false);
    await start({ plan: remove, local: { ids: [1] }, origin }, (busy) => working.push(busy));
    expect(working).not.toContain(true);
  });

  it('with an expression that cannot be filled says so and sends nothing', async () => {
    await start({
      plan: actionPlan({ type: 'request', request: { url: '/x/{row.id}' } }),
      local: {},
    });
    expect(http.asked).toEqual([]);
    expect(log).toEqual([expect.stringMatching(/^error: 操作的表达式有误/)]);
  });
});

describe('a form', () => {
  const open = actionPlan({
    type: 'openForm',
    form: 'edit',
    mode: 'edit',
    values: { deptId: { $expr: 'row.deptId' } },
  });

  it('opens with the key of the row, the values of the place and the list that it changes', async () => {
    page.people = ({ onClose }) => onClose();
    await start({ plan: open, local: { row: { deptId: 3 } }, recordKey: 9, origin });
    expect(opened).toMatchObject([{ mode: 'edit', recordKey: 9, values: { deptId: 3 } }]);
    expect(contexts).toEqual([{ row: { deptId: 3 }, result: undefined }, origin]);
  });

  it('ends the steps when it was closed, after those that its plan has for it', async () => {
    page.people = ({ onClose }) => onClose();
    ports.form = () => ({ onCancel: actionPlan(said('closed')) }) as unknown as FormPlan;
    expect((await start({ plan: open, local: { row: {} }, recordKey: 9, origin })).done).toBe(
      false,
    );
    expect(log).toEqual(['left the screen', 'success: closed']);
  });

  it('does what its plan says after storing', async () => {
    page.people = ({ onSaved }) => onSaved({ id: 1 });
    ports.form = () =>
      ({
        key: 'edit',
        onSave: actionPlan({ type: 'navigate', to: '/x/{result.id}' }),
      }) as unknown as FormPlan;
    await start({ plan: open, local: { row: {} }, origin });
    expect(log).toEqual([['navigate', '/x/1', undefined]]);
  });

  it('that the page lacks is reported', async () => {
    await run({ type: 'openForm', form: 'nothing', mode: 'create', values: {} });
    expect(log).toEqual(['error: 页面没有名为 nothing 的表单']);
  });
});

it('exports under the last search, to a file named by the moment', async () => {
  await start({
    plan: actionPlan({ type: 'export', url: '/post/export', filename: 'post' }),
    local: {},
    origin,
  });
  expect(http.downloads).toEqual([
    {
      options: {
        method: 'POST',
        url: '/post/export',
        urlencoded: { name: 'x', params: { beginTime: '2026-01-01' } },
      },
      filename: 'post_1700000000000.xlsx',
    },
  ]);
});

it('saves the answer of a request under a name that reads the row', async () => {
  await run(
    {
      type: 'download',
      request: { method: 'POST', url: '/label/{row.id}', body: { copies: { $expr: 'size(ids)' } } },
      filename: { $text: '标签 {row.id}.pdf' },
    },
    { row: { id: 7 }, ids: [7] },
  );
  expect(http.downloads).toEqual([
    {
      options: { method: 'POST', url: '/label/7', body: { copies: 1 } },
      filename: '标签 7.pdf',
    },
  ]);
});

it('shows blocks and pages with the title of the step, else of the action', async () => {
  page.people = ({ onClosed }) => onClosed();
  const plan = actionPlan(
    [
      { type: 'show', container: 'drawer', body: [], title: { $text: '详细 {row.id}' } },
      { type: 'openPage', container: 'modal', page: 'a/b', params: { id: { $expr: 'row.id' } } },
    ],
    { label: '看' },
  );
  await start({ plan, local: { row: { id: 7 } }, origin });
  expect(opened).toMatchObject([
    { title: '详细 7', call: { local: { row: { id: 7 } } } },
    { title: '看', query: { id: '7' } },
  ]);
});

it('reloads where it was started, or what is named', async () => {
  await start({ plan: actionPlan({ type: 'reload' }), local: {}, origin });
  await start({ plan: actionPlan({ type: 'reload', block: 'other' }), local: {}, origin });
  await start({ plan: actionPlan({ type: 'reload' }), local: {} });
  expect(log).toEqual([
    'origin reloaded',
    ['reload', { block: 'other', source: undefined }],
    ['reload', { block: undefined, source: undefined }],
  ]);
});

it('goes to routes with filled parts and a flat query', async () => {
  await start({
    plan: actionPlan({
      type: 'navigate',
      to: '/role/{row.id}',
      query: { ids: { $expr: 'ids' }, none: null },
    }),
    local: { row: { id: 2 }, ids: [1, 2] },
  });
  expect(log).toEqual([['navigate', '/role/2', { ids: '1,2' }]]);
});

it('runs registered code and hands on its result; an unknown name is reported', async () => {
  const outcome = await start({
    plan: actionPlan({ type: 'custom', name: 'print', props: { id: { $expr: 'row.id' } } }),
    local: { row: { id: 3 } },
  });
  expect(outcome).toEqual({ done: true, result: { printed: { id: 3 } } });
  await start({ plan: actionPlan({ type: 'custom', name: 'gone' }), local: {} });
  expect(log).toEqual(['error: 没有注册名为 gone 的操作']);
});

it('opens an import, and goes on only when rows may have been stored', async () => {
  const steps: StepPlan[] = [{ type: 'import', title: '导入' }, said('went on')];
  page.people = ({ onClosed }) => onClosed(false);
  expect((await run(steps)).done).toBe(false);
  page.people = ({ onClosed }) => onClosed(true);
  expect((await run(steps)).done).toBe(true);
  expect(opened[0]).toMatchObject({ step: { title: '导入' }, origin });
  expect(log).toEqual(['left the screen', 'left the screen', 'success: went on']);
});

it('reports a step that no code is registered for', async () => {
  expect((await run({ type: 'fly' } as unknown as StepPlan)).done).toBe(false);
  expect(log).toEqual(['error: 没有注册名为 fly 的操作']);
});
