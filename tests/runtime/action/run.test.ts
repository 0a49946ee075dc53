/** What an action does in which order: checks, question, steps, and what ends them. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/runtime/host.ts';
import type { StepPlan } from '../../../src/schema/compile/plan.ts';
import { actionPlan } from '../support.ts';
import { actionPage, said } from './support/page.ts';

const page = actionPage();
const { http, log, origin, ports, questions, run, start } = page;

const remove = actionPlan(
  [{ type: 'request', request: { method: 'DELETE', url: '/post/{ids}' } }, said('删除成功')],
  {
    selection: 'some',
    confirm: { title: '确认删除选中的数据？', content: { $text: '当前选中编号为{ids}的数据' } },
  },
);

describe('what an action asserts', () => {
  const save = actionPlan(
    [
      {
        type: 'request',
        request: {
          method: 'PUT',
          url: '/sort',
          body: { ids: { $expr: "join(pluck(edited, 'id'), ',')" } },
        },
      },
      said('排序保存成功'),
    ],
    {
      assert: { condition: { $expr: 'size(edited) > 0' }, message: '未检测到排序修改' },
      confirm: { title: '保存?' },
    },
  );

  it('warns instead of asking or sending while it does not hold', async () => {
    expect(await start({ plan: save, local: { edited: [] } })).toEqual({ done: false });
    expect(log).toEqual(['warning: 未检测到排序修改']);
    expect([questions, http.asked]).toEqual([[], []]);
  });

  it('lets the action run on the changed rows', async () => {
    await start({ plan: save, local: { edited: [{ id: 3 }, { id: 5 }] } });
    expect(http.asked).toMatchObject([{ method: 'PUT', url: '/sort', body: { ids: '3,5' } }]);
  });
});

describe('steps for a failure', () => {
  const failing = (onError: StepPlan[]): StepPlan[] => [
    { type: 'request', request: { method: 'DELETE', url: '/x' }, onError },
    said('never'),
  ];
  const reported = failing([
    { type: 'message', tone: 'error', text: { $text: '发生异常：{problem}' } },
    { type: 'reload', source: 'captcha' },
  ]);

  it('read what the server said, and end the others', async () => {
    http.answer = ({ quiet }) => Promise.reject(new ApiError('会话不存在', 500, quiet !== true));
    expect(await run(reported)).toEqual({ done: false });
    expect(log).toEqual([
      'error: 发生异常：会话不存在',
      ['reload', { block: undefined, source: 'captcha' }],
    ]);
  });

  it('are not run for a failure that was shown all the same, such as the end of the session', async () => {
    http.answer = () => Promise.reject(new ApiError('会话已过期', 401, true));
    expect(await run(reported)).toEqual({ done: false });
    expect(log).toEqual([]);
  });

  it('that fail themselves are reported as failures', async () => {
    http.answer = () => Promise.reject(new ApiError('no', 500, false));
    await run(failing([{ type: 'custom', name: 'gone' }]));
    expect(log).toEqual(['error: 没有注册名为 gone 的操作']);
  });
});

describe('a step', () => {
  it('is passed over where its condition does not hold, or fails', async () => {
    await run([
      { ...said('one'), if: false },
      { ...said('two'), if: { $expr: 'row.none.' } },
      { ...said('three'), if: { $expr: 'state.step == 1' } },
    ]);
    expect(log).toEqual(['success: three']);
  });

  it('hands on the result of the one before when it has none', async () => {
    http.answer = () => ({ code: 200, msg: '', data: { id: 5 } });
    await run([
      { type: 'request', request: { url: '/one' } },
      { ...said('skipped'), if: false },
      { type: 'setState', values: { last: { $expr: 'result.id' } } },
    ]);
    expect(log).toEqual([['state', { last: 5 }]]);
  });

  it('may end the others', async () => {
    const stop: StepPlan = { type: 'stop', if: { $expr: 'ids.length > 1' } };
    expect(await run([stop, said('went on')], { ids: [1, 2] })).toEqual({ done: false });
    expect(await run([stop, said('went on')], { ids: [1] })).toMatchObject({ done: true });
    expect(log).toEqual(['success: went on']);
  });

  it('may start another action, with its question; the others wait for it', async () => {
    await run([{ type: 'action', action: remove }, said('after')], { ids: [1] });
    expect(questions).toHaveLength(1);
    expect(log).toEqual(['success: 删除成功', 'selection cleared', 'success: after']);
    ports.confirm = () => Promise.resolve(false);
    log.length = 0;
    await run([{ type: 'action', action: remove }, said('after')], { ids: [1] });
    expect(log).toEqual([]);
  });
});

describe('deleting checked rows', () => {
  it('asks, sends, reports and lets go of the rows, in this order', async () => {
    const outcome = await start({ plan: remove, local: { ids: [1, 2] }, origin });
    expect(outcome.done).toBe(true);
    expect(questions).toEqual([
      {
        title: '确认删除选中的数据？',
        content: '当前选中编号为1,2的数据',
        ok: undefined,
        cancel: undefined,
        danger: false,
      },
    ]);
    // The write carries the list that it was started from, which is then loaded again
    // (data/writes.ts).
    expect(http.asked).toEqual([{ method: 'DELETE', url: '/post/1,2', origin }]);
    expect(log).toEqual(['success: 删除成功', 'selection cleared']);
  });

  it('keeps the checked rows when nothing was written, or only some are meant', async () => {
    const read = actionPlan({ type: 'request', request: { url: '/x' } }, { selection: 'some' });
    await start({ plan: read, local: { ids: [1] }, origin });
    await start({ plan: { ...remove, selection: 'one' }, local: { ids: [1] }, origin });
    expect(log).toEqual(['success: 删除成功']);
  });

  it('cuts long lists of keys in the question only', async () => {
    const ids = Array.from({ length: 300 }, (_none, index) => index + 1);
    await start({ plan: remove, local: { ids }, origin });
    expect(questions[0]?.content).toMatch(/^当前选中编号为1,2,.*,20,… 共 300 项的数据$/);
    expect(http.asked[0]?.url).toBe(`/post/${ids.join(',')}`);
  });

  it('sends the reason that the question asks for, and nothing without one', async () => {
    const confirm = { title: '确认删除吗？', danger: true, reason: { label: '删除原因', min: 5 } };
    const request = { method: 'DELETE', url: '/post/{ids}', params: { why: { $expr: 'reason' } } };
    const steps: StepPlan[] = [{ type: 'request', request } as StepPlan, said('删除成功')];
    const asking = actionPlan(steps, { selection: 'some', confirm });
    await start({ plan: asking, local: { ids: [1] }, origin });
    expect(questions).toMatchObject([{ danger: true, reason: { label: '删除原因', min: 5 } }]);
    expect(http.asked).toMatchObject([{ url: '/post/1', params: { why: '写错了' } }]);
    expect(log).toEqual(['success: 删除成功', 'selection cleared']);
    page.reason = undefined;
    expect(await start({ plan: asking, local: { ids: [1] }, origin })).toEqual({ done: false });
    expect(http.asked).toHaveLength(1);
  });

  it('does nothing when declined', async () => {
    ports.confirm = () => Promise.resolve(false);
    expect(await start({ plan: remove, local: { ids: [1] }, origin })).toEqual({
      done: false,
    });
    expect([http.asked, log]).toEqual([[], []]);
  });

  it('ends at a failure; one that was shown is not shown twice', async () => {
    http.answer = () => Promise.reject(new ApiError('不能删除', 500, true));
    expect(await start({ plan: remove, local: { ids: [1] }, origin })).toEqual({
      done: false,
    });
    expect(log).toEqual([]);
  });
});

describe('steps', () => {
  it('hand the answer of each to the next and end at the first that fails', async () => {
    http.answer = ({ url }) =>
      url === '/three'
        ? Promise.reject(new ApiError('no', 500, true))
        : { code: 200, msg: '', data: { id: 5 } };
    const outcome = await run([
      { type: 'request', request: { url: '/one' } },
      { type: 'request', request: { url: '/two/{result.id}' } },
      { type: 'setState', values: { last: { $expr: 'result.id' } } },
      { type: 'request', request: { url: '/three' } },
      said('never'),
    ]);
    expect(outcome.done).toBe(false);
    expect(http.asked.map((request) => request.url)).toEqual(['/one', '/two/5', '/three']);
    expect(log).toEqual([['state', { last: 5 }]]);
  });

  it('end at a question that is declined', async () => {
    ports.confirm = () => Promise.resolve(false);
    const outcome = await run([
      { type: 'confirm', title: '继续?' },
      { type: 'navigate', to: 'back' },
    ]);
    expect(outcome.done).toBe(false);
    expect(log).toEqual([]);
  });
});
