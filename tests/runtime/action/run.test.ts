import type { ReactElement, ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  ActionCall,
  ActionPorts,
  Opened,
  Question,
} from '../../../src/runtime/action/ports.ts';
import { runAction } from '../../../src/runtime/action/run.ts';
import { ApiError } from '../../../src/runtime/host.ts';
import type { BlockHandle } from '../../../src/runtime/core/context.ts';
import type { FormPlan, StepPlan } from '../../../src/schema/compile/plan.ts';
import { steps } from '../../../src/steps/index.ts';
import { actionPlan, evaluateOver, FakeHttp } from '../support.ts';
import { protocol } from '../../../src/protocol/index.ts';

let http: FakeHttp;
let log: unknown[];
let questions: Question[];
let ports: ActionPorts;
let origin: Required<BlockHandle>;
/** What people do with what was opened, by the props of its component. */
let people: (props: Props) => void;

type Props = Record<string, unknown> & {
  onClosed(result?: unknown): void;
  onSaved(result: unknown): void;
  onClose(): void;
};

/** Props of what was opened, and the values of the contexts around it. */
let opened: Props[];
let contexts: unknown[];

/** Props of the innermost component: what is opened may stand in contexts. */
function propsOf(node: ReactNode): Props {
  const { props } = node as ReactElement<Props & { value?: unknown; children?: ReactNode }>;
  if (props.children === undefined) return props;
  contexts.push(props.value);
  return propsOf(props.children);
}

/** What people answer to a question that asks for a reason. */
let reason: string | undefined;

beforeEach(() => {
  reason = '写错了';
  http = new FakeHttp();
  log = [];
  questions = [];
  people = () => {};
  opened = [];
  contexts = [];
  origin = {
    reload: () => log.push('origin reloaded'),
    clearSelection: () => log.push('selection cleared'),
    searchParams: () => ({ name: 'x', params: { beginTime: '2026-01-01' } }),
  };
  ports = {
    http,
    protocol,
    evaluate: (local) => evaluateOver({ state: { step: 1 }, ...local }),
    form: (key) => (key === 'edit' ? ({ key: 'edit' } as FormPlan) : undefined),
    confirm: (question) => {
      questions.push(question);
      return Promise.resolve(true);
    },
    askReason: (question) => {
      questions.push(question);
      return Promise.resolve(reason);
    },
    message: (tone, text) => log.push(`${tone}: ${text}`),
    report: (title, { done, failed }) => log.push([title, done.length, failed]),
    open: (draw) =>
      new Promise((resolve) => {
        const remove = () => log.push('left the screen');
        const closing = {
          resolve,
          close: (result: unknown) => (remove(), resolve(result as never)),
        };
        const props = propsOf(draw(closing as Opened<never>));
        opened.push(props);
        people(props);
      }),
    navigate: (to, query) => log.push(['navigate', to, query]),
    back: () => log.push('back'),
    setState: (values) => log.push(['state', values]),
    reload: (target) => log.push(['reload', target]),
    element: () => undefined,
    custom: (name) =>
      name === 'print' ? (props) => Promise.resolve({ printed: props }) : undefined,
    now: () => 1700000000000,
  };
});

const said = (text: string): StepPlan => ({ type: 'message', tone: 'success', text });
const start = (call: ActionCall, working?: (busy: boolean) => void) =>
  runAction(call, { steps, ports, ...(working && { working }) });
const run = (plans: StepPlan | StepPlan[], local = {}) =>
  start({ plan: actionPlan(plans), local, origin });

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

  it('that fail themselves are told as failures', async () => {
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
  it('asks, sends, tells and lets go of the rows, in this order', async () => {
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
    // The write carries the list that it was started from, which is then loaded again (data/writes.ts).
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
    reason = undefined;
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

describe('a request', () => {
  it("says nothing; a message without a text after it tells the server's", async () => {
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

describe('a form', () => {
  const open = actionPlan({
    type: 'openForm',
    form: 'edit',
    mode: 'edit',
    values: { deptId: { $expr: 'row.deptId' } },
  });

  it('opens with the key of the row, the values of the place and the list that it changes', async () => {
    people = ({ onClose }) => onClose();
    await start({ plan: open, local: { row: { deptId: 3 } }, recordKey: 9, origin });
    expect(opened).toMatchObject([{ mode: 'edit', recordKey: 9, values: { deptId: 3 } }]);
    expect(contexts).toEqual([{ row: { deptId: 3 }, result: undefined }, origin]);
  });

  it('ends the steps when it was closed, after those that its plan has for it', async () => {
    people = ({ onClose }) => onClose();
    ports.form = () => ({ onCancel: actionPlan(said('closed')) }) as unknown as FormPlan;
    expect((await start({ plan: open, local: { row: {} }, recordKey: 9, origin })).done).toBe(
      false,
    );
    expect(log).toEqual(['left the screen', 'success: closed']);
  });

  it('does what its plan says after storing', async () => {
    people = ({ onSaved }) => onSaved({ id: 1 });
    ports.form = () =>
      ({
        key: 'edit',
        onSave: actionPlan({ type: 'navigate', to: '/x/{result.id}' }),
      }) as unknown as FormPlan;
    await start({ plan: open, local: { row: {} }, origin });
    expect(log).toEqual([['navigate', '/x/1', undefined]]);
  });

  it('that the page lacks is told', async () => {
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
  people = ({ onClosed }) => onClosed();
  const plan = actionPlan(
    [
      { type: 'show', container: 'drawer', body: [], title: { $text: '详细 {row.id}' } },
      { type: 'openPage', container: 'modal', page: 'a/b', params: { id: { $expr: 'row.id' } } },
    ],
    { label: '看' },
  );
  await start({ plan, local: { row: { id: 7 } }, origin });
  expect(opened).toMatchObject([
    { title: '详细 7', local: { row: { id: 7 } } },
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

it('runs registered code and hands on its result; an unknown name is told', async () => {
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
  people = ({ onClosed }) => onClosed(false);
  expect((await run(steps)).done).toBe(false);
  people = ({ onClosed }) => onClosed(true);
  expect((await run(steps)).done).toBe(true);
  expect(opened[0]).toMatchObject({ step: { title: '导入' }, origin });
  expect(log).toEqual(['left the screen', 'left the screen', 'success: went on']);
});

it('reports a step that no code is registered for', async () => {
  expect((await run({ type: 'fly' } as unknown as StepPlan)).done).toBe(false);
  expect(log).toEqual(['error: 没有注册名为 fly 的操作']);
});
