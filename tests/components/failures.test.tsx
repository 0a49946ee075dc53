/**
 * What could not be loaded says so in one true sentence, and can be tried again where that helps.
 */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PageRuntime } from '../../src/runtime/page/PageRuntime.tsx';
import type { Page } from '../../src/schema/generated/types.gen.ts';
import { draw, route, type Drawn } from './support.tsx';
import { until } from '../until.ts';

const page = (body: Page['body'], forms?: Page['forms']): Page => ({
  version: 2,
  id: 'a',
  title: '甲',
  body,
  ...(forms && { forms }),
});
let drawn: Drawn;
afterEach(() => drawn.remove());

async function open(shown: Page, answer: Parameters<typeof draw>[1]): Promise<void> {
  drawn = await draw(<PageRuntime id="a" route={route} />, answer, {
    loadPage: () => Promise.resolve({ page: shown, models: {}, problems: [], hash: '1' }),
  });
}

/** Parts of the page come late, later still on a busy machine. */
const sees = (text: string): Promise<void> =>
  until(async () => {
    await drawn.rest();
    expect(drawn.root.textContent).toContain(text);
  });
const retry = () =>
  [...drawn.root.querySelectorAll('button')].find(
    ({ textContent }) => textContent.replaceAll(/\s/g, '') === '重试',
  );

const tree = page([
  {
    type: 'tree',
    name: 'depts',
    state: 'deptId',
    options: { from: 'request', url: '/depts', value: 'id', label: 'label' },
  },
]);

it('a tree says why its nodes are missing, and loads them when asked to', async () => {
  let isBroken = true;
  await open(tree, () => {
    if (isBroken) throw new Error('没有权限');
    return { code: 200, msg: '', data: [{ id: 1, label: '研发' }] };
  });
  await sees('加载失败');
  expect(drawn.root.textContent).toContain('没有权限');
  expect(drawn.root.querySelector('.ant-empty')).toBeNull();
  isBroken = false;
  await act(async () => retry()!.click());
  await sees('研发');
  expect(drawn.root.textContent).not.toContain('加载失败');
});

it('a tree of a dictionary says so, too, and loads it when asked to', async () => {
  let isBroken = true;
  const options = { from: 'dict', dict: 'sys_yes_no' } as const;
  await open(page([{ type: 'tree', name: 'kinds', state: 'kind', options }]), () => {
    if (isBroken) throw new Error('没有权限');
    const entries = [{ dictValue: 'Y', dictLabel: '是的' }];
    return { code: 200, msg: '', data: { sys_yes_no: entries } };
  });
  await sees('加载失败');
  expect(drawn.root.textContent).toContain('没有权限');
  expect(drawn.root.querySelector('.ant-empty')).toBeNull();
  isBroken = false;
  await act(async () => retry()!.click());
  await sees('是的');
  expect(drawn.root.textContent).not.toContain('加载失败');
});

it('a tree without nodes is empty', async () => {
  await open(tree, () => ({ code: 200, msg: '', data: [] }));
  // antd says it, in the language that the application gives it.
  await sees('No data');
  expect(drawn.root.textContent).not.toContain('加载失败');
});

const form = page(
  [{ type: 'form', name: 'one', form: 'one', mode: 'view', recordKey: { $expr: '1' } }],
  {
    one: { load: { url: '/things/1' }, fields: [{ name: 'a', label: '甲' }] },
  },
);

it('a form of a record that is gone says that alone', async () => {
  await open(form, () => ({ code: 200, msg: '' }));
  await sees('记录不存在或已被删除');
  expect(drawn.root.textContent).not.toContain('加载失败');
  expect(retry()).toBeUndefined();
});

it('a form that could not be loaded says why, and loads when asked to', async () => {
  let isBroken = true;
  await open(form, () => {
    if (isBroken) throw new Error('系统繁忙');
    return { code: 200, msg: '', data: { a: '数值' } };
  });
  await sees('加载失败');
  expect(drawn.root.textContent).toContain('系统繁忙');
  isBroken = false;
  await act(async () => retry()!.click());
  await sees('数值');
});
