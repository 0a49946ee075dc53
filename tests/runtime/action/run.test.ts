import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionPorts, Question } from '../../../src/runtime/action/ports.ts';
import { runAction } from '../../../src/runtime/action/run.ts';
import { ApiError, type HttpRequest } from '../../../src/runtime/host.ts';
import type { BlockHandle } from '../../../src/runtime/page/context.ts';
import type { FormPlan } from '../../../src/schema/compile/plan.ts';
import { actionPlan, evaluateOver, FakeHttp } from '../support.ts';

let http: FakeHttp;
let log: unknown[];
let questions: Question[];
let ports: ActionPorts;
let origin: Required<BlockHandle>;

beforeEach(() => {
  http = new FakeHttp();
  log = [];
  questions = [];
  origin = {
    reload: () => log.push('origin reloaded'),
    clearSelection: () => log.push('selection cleared'),
    searchParams: () => ({ name: 'x', params: { beginTime: '2026-01-01' } }),
  };
  ports = {
    http,
    evaluate: (local) => evaluateOver({ state: { step: 1 }, ...local }),
    form: (key) => (key === 'edit' ? ({ key: 'edit' } as FormPlan) : undefined),
    confirm: (question) => {
      questions.push(question);
      return Promise.resolve(true);
    },
    message: (tone, text) => log.push(`${tone}: ${text}`),
    openForm: vi.fn(() => Promise.resolve({ saved: true, result: { id: 1 } })),
    openBlock: vi.fn(() => Promise.resolve()),
    openPage: vi.fn(() => Promise.resolve()),
    openImport: vi.fn(() => Promise.resolve(true)),
    navigate: (to, query) => log.push(['navigate', to, query]),
    back: () => log.push('back'),
    setState: (values) => log.push(['state', values]),
    reload: (target) => log.push(['reload', target]),
    forgetDicts: (types) => log.push(['forget', types]),
    custom: (name) =>
      name === 'print' ? (props) => Promise.resolve({ printed: props }) : undefined,
    now: () => 1700000000000,
  };
});

// oxlint-disable unicorn/no-thenable -- the key is the format's; plans are data that nothing awaits
const remove = actionPlan(
  { type: 'request', request: { method: 'DELETE', url: '/post/{ids}' }, success: '删除成功' },
  {
    confirm: { title: '确认删除选中的数据？', content: { $expr: '`当前选中编号为${ids}的数据`' } },
    then: [actionPlan({ type: 'reload', clearSelection: true })],
  },
);

describe('a check before an action', () => {
  const save = actionPlan(
    {
      type: 'request',
      request: {
        method: 'PUT',
        url: '/sort',
        body: { ids: { $expr: "join(pluck(edited, 'id'), ',')" } },
      },
      success: '排序保存成功',
    },
    {
      check: { when: { $expr: 'size(edited) > 0' }, message: '未检测到排序修改' },
      confirm: { title: '保存?' },
    },
  );

  it('warns instead of asking or sending while it does not hold', async () => {
    expect(await runAction({ plan: save, local: { edited: [] } }, ports)).toEqual({ done: false });
    expect(log).toEqual(['warning: 未检测到排序修改']);
    expect([questions, http.asked]).toEqual([[], []]);
  });

  it('lets the action run on the changed rows', async () => {
    await runAction({ plan: save, local: { edited: [{ id: 3 }, { id: 5 }] } }, ports);
    expect(http.asked).toEqual([{ method: 'PUT', url: '/sort', body: { ids: '3,5' } }]);
  });
});

it('a message of failure reads what the server said', async () => {
  http.answer = () => {
    throw new ApiError('会话不存在', 500, false);
  };
  await runAction(
    {
      plan: actionPlan({
        type: 'request',
        request: { url: '/x' },
        failure: { $expr: '`发生异常：${problem}`' },
      }),
      local: {},
    },
    ports,
  );
  expect(log).toEqual(['error: 发生异常：会话不存在']);
});

describe('deleting checked rows', () => {
  it('asks, sends, tells and reloads, in this order', async () => {
    const outcome = await runAction({ plan: remove, local: { ids: [1, 2] }, origin }, ports);
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
    expect(http.asked).toEqual([{ method: 'DELETE', url: '/post/1,2' }]);
    expect(log).toEqual(['success: 删除成功', 'selection cleared', 'origin reloaded']);
  });

  it('cuts long lists of keys in the question only', async () => {
    const ids = Array.from({ length: 300 }, (_none, index) => index + 1);
    await runAction({ plan: remove, local: { ids }, origin }, ports);
    expect(questions[0].content).toMatch(/^当前选中编号为1,2,.*,20,… 共 300 项的数据$/);
    expect(http.asked[0].url).toBe(`/post/${ids.join(',')}`);
  });

  it('does nothing when declined', async () => {
    ports.confirm = () => Promise.resolve(false);
    expect(await runAction({ plan: remove, local: { ids: [1] }, origin }, ports)).toEqual({
      done: false,
    });
    expect([http.asked, log]).toEqual([[], []]);
  });

  it('ends at a failure; one that was shown is not shown twice', async () => {
    http.answer = () => Promise.reject(new ApiError('不能删除', 500, true));
    expect(await runAction({ plan: remove, local: { ids: [1] }, origin }, ports)).toEqual({
      done: false,
    });
    expect(log).toEqual([]);
  });
});

describe('a request', () => {
  it("tells the server's text unless it only reads", async () => {
    await runAction(
      { plan: actionPlan({ type: 'request', request: { method: 'PUT', url: '/x' } }), local: {} },
      ports,
    );
    await runAction(
      { plan: actionPlan({ type: 'request', request: { url: '/x' } }), local: {} },
      ports,
    );
    expect(log).toEqual(['success: 操作成功']);
  });

  it('that was carried out in part warns in the words of the server instead of praising', async () => {
    http.answer = () => ({ code: 200, msg: '已授权 1 人', warning: '另有 1 人未授权' });
    await runAction({ plan: remove, local: { ids: [1, 2] }, origin }, ports);
    expect(log).toEqual(['warning: 另有 1 人未授权', 'selection cleared', 'origin reloaded']);
  });

  it('tells its own failure instead of the server, which stays quiet', async () => {
    http.answer = (request: HttpRequest) =>
      Promise.reject(new ApiError('x', 500, request.quiet !== true));
    await runAction(
      {
        plan: actionPlan({
          type: 'request',
          request: { method: 'DELETE', url: '/x' },
          failure: '发生异常',
        }),
        local: {},
      },
      ports,
    );
    expect(log).toEqual(['error: 发生异常']);
  });

  it('waits for the wire only while it is on the wire', async () => {
    const working: boolean[] = [];
    await runAction({ plan: remove, local: { ids: [1] }, origin }, ports, (busy) =>
      working.push(busy),
    );
    expect(working[0]).toBe(true);
    expect(working.at(-1)).toBe(false);
    working.length = 0;
    ports.confirm = () => Promise.resolve(false);
    await runAction({ plan: remove, local: { ids: [1] }, origin }, ports, (busy) =>
      working.push(busy),
    );
    expect(working).not.toContain(true);
  });

  it('drops the dictionaries it changed', async () => {
    await runAction(
      {
        plan: actionPlan({
          type: 'request',
          request: { method: 'PUT', url: '/x' },
          forgetDicts: ['sys_a', { $expr: 'row.dictType' }],
        }),
        local: { row: { dictType: 'sys_b' } },
      },
      ports,
    );
    expect(log).toContainEqual(['forget', ['sys_a', 'sys_b']]);
  });

  it('with an expression that cannot be filled says so and sends nothing', async () => {
    await runAction(
      { plan: actionPlan({ type: 'request', request: { url: '/x/{row.id}' } }), local: {} },
      ports,
    );
    expect(http.asked).toEqual([]);
    expect(log).toEqual([expect.stringMatching(/^error: 操作的表达式有误/)]);
  });
});

describe('a sequence', () => {
  it('hands the answer of each step to the next and ends at the first that fails', async () => {
    http.answer = ({ url }) =>
      url === '/three'
        ? Promise.reject(new ApiError('no', 500, true))
        : { code: 200, msg: '', data: { id: 5 } };
    const steps = [
      actionPlan({ type: 'request', request: { url: '/one' } }),
      actionPlan({ type: 'request', request: { url: '/two/{result.id}' } }),
      actionPlan({ type: 'setState', values: { last: { $expr: 'result.id' } } }),
      actionPlan({ type: 'request', request: { url: '/three' } }),
      actionPlan({ type: 'message', text: 'never' }),
    ];
    const outcome = await runAction(
      { plan: actionPlan({ type: 'sequence', steps: [] }, { steps }), local: {} },
      ports,
    );
    expect(outcome.done).toBe(false);
    expect(http.asked.map((request) => request.url)).toEqual(['/one', '/two/5', '/three']);
    expect(log).toEqual([['state', { last: 5 }]]);
  });

  it('ends at a question that is declined', async () => {
    ports.confirm = () => Promise.resolve(false);
    const steps = [
      actionPlan({ type: 'confirm', title: '继续?' }),
      actionPlan({ type: 'navigate', to: 'back' }),
    ];
    expect(
      (
        await runAction(
          { plan: actionPlan({ type: 'sequence', steps: [] }, { steps }), local: {} },
          ports,
        )
      ).done,
    ).toBe(false);
    expect(log).toEqual([]);
  });
});

describe('a form', () => {
  const open = actionPlan({
    type: 'openForm',
    form: 'edit',
    mode: 'edit',
    values: { deptId: { $expr: 'row.deptId' } },
  });

  it('opens with the key of the row and the values of the place, and reloads where it came from', async () => {
    await runAction({ plan: open, local: { row: { deptId: 3 } }, recordKey: 9, origin }, ports);
    expect(ports.openForm).toHaveBeenCalledWith(
      expect.objectContaining({ mode: 'edit', recordKey: 9, values: { deptId: 3 } }),
    );
    expect(log).toEqual(['origin reloaded']);
  });

  it('does not reload when it was closed', async () => {
    ports.openForm = () => Promise.resolve({ saved: false });
    expect(
      (await runAction({ plan: open, local: { row: {} }, recordKey: 9, origin }, ports)).done,
    ).toBe(false);
    expect(log).toEqual([]);
  });

  it('does what its plan says after storing instead', async () => {
    ports.form = () =>
      ({
        key: 'edit',
        after: [actionPlan({ type: 'navigate', to: '/x/{result.id}' })],
      }) as unknown as FormPlan;
    await runAction({ plan: open, local: { row: {} }, origin }, ports);
    expect(log).toEqual([['navigate', '/x/1', undefined]]);
  });

  it('that the page lacks is told', async () => {
    await runAction({ plan: actionPlan({ type: 'openForm', form: 'nothing' }), local: {} }, ports);
    expect(log).toEqual(['error: 页面没有名为 nothing 的表单']);
  });
});

it('exports under the last search, to a file named by the moment', async () => {
  await runAction(
    {
      plan: actionPlan({ type: 'export', url: '/post/export', filename: 'post' }),
      local: {},
      origin,
    },
    ports,
  );
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

it('reloads where it was started, or what is named', async () => {
  await runAction({ plan: actionPlan({ type: 'reload' }), local: {}, origin }, ports);
  await runAction(
    { plan: actionPlan({ type: 'reload', block: 'other' }), local: {}, origin },
    ports,
  );
  await runAction({ plan: actionPlan({ type: 'reload' }), local: {} }, ports);
  expect(log).toEqual([
    'origin reloaded',
    ['reload', { block: 'other', source: undefined, clearSelection: undefined }],
    ['reload', { block: undefined, source: undefined, clearSelection: undefined }],
  ]);
});

it('goes to routes with filled parts and a flat query', async () => {
  await runAction(
    {
      plan: actionPlan({
        type: 'navigate',
        to: '/role/{row.id}',
        query: { ids: { $expr: 'ids' }, none: null },
      }),
      local: { row: { id: 2 }, ids: [1, 2] },
    },
    ports,
  );
  expect(log).toEqual([['navigate', '/role/2', { ids: '1,2' }]]);
});

it('runs registered code and hands on its result; an unknown name is told', async () => {
  const outcome = await runAction(
    {
      plan: actionPlan({ type: 'custom', name: 'print', props: { id: { $expr: 'row.id' } } }),
      local: { row: { id: 3 } },
    },
    ports,
  );
  expect(outcome).toEqual({ done: true, result: { printed: { id: 3 } } });
  await runAction({ plan: actionPlan({ type: 'custom', name: 'gone' }), local: {} }, ports);
  expect(log).toEqual(['error: 没有注册名为 gone 的操作']);
});

it('reloads with dictionaries dropped first', async () => {
  await runAction(
    { plan: actionPlan({ type: 'reload', forgetDicts: ['sys_a'] }), local: {}, origin },
    ports,
  );
  expect(log).toEqual([['forget', ['sys_a']], 'origin reloaded']);
});
