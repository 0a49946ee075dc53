/** What the designer shows of values, answers and samples, drawn in a document. */
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Canvas } from '../../src/designer/canvas/Canvas.tsx';
import { offeredAt } from '../../src/designer/rules/offered.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { RequestTry } from '../../src/designer/values/RequestTry.tsx';
import { SampleValue } from '../../src/designer/values/SampleValue.tsx';
import { ApiError, type HttpRequest } from '../../src/runtime/host.ts';
import type { Answer } from '../../src/schema/protocol.ts';
import { pages, project } from '../designer/project.ts';
import { InDesigner } from './InDesigner.tsx';
import { draw, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
afterEach(() => drawn.remove());

const postText = pages.find(([id]) => id === 'system/post')![1];
const post = JSON.parse(postText) as Record<string, unknown>;

const storeOf = (document: Record<string, unknown>): DesignerStore =>
  new DesignerStore({ id: 'system/post', document, base: { text: null, hash: null } });

const records: Answer = {
  code: 200,
  rows: [{ postId: 1, postName: '董事长', status: '0' }],
  total: 1,
};

/** Draws a part of a designer. */
async function inDesigner(
  store: DesignerStore,
  children: ReactNode,
  answer: (request: HttpRequest) => Answer = () => records,
): Promise<void> {
  drawn = await draw(<InDesigner designer={{ store, project }}>{children}</InDesigner>, answer);
  await drawn.rest();
}

const said = (): string => drawn.root.textContent ?? '';

const press = async (name: string): Promise<void> => {
  const button = [...drawn.root.querySelectorAll('button')].find((one) =>
    one.textContent?.includes(name),
  );
  await act(async () => button!.click());
  await drawn.rest();
};

describe('an expression', () => {
  const path = ['forms', 'edit', 'fields', 2, 'visible'];
  const value = (source: string) => (
    <SampleValue path={path} source={source} offered={offeredAt(post, path, project)!} />
  );

  it('gives its value with the first record, and says whose it is', async () => {
    await inDesigner(storeOf(post), value('values.postName'));
    expect(said()).toContain('示例结果： "董事长"文本');
    expect(said()).toContain('示例记录：岗位 董事长');
  });

  it('is tried with a record made from the fields where there is none, or none is read', async () => {
    await inDesigner(storeOf(post), value('values.postName'), () => ({ code: 200, rows: [] }));
    expect(said()).toContain('还没有记录，按字段生成了示例：岗位 岗位名称 1');
    drawn.remove();
    await inDesigner(storeOf(post), value('values.postName'), () => {
      throw new ApiError('没有权限', 403, false);
    });
    expect(said()).toContain('读不到记录，按字段生成了示例');
  });

  it('that has problems gives nothing', async () => {
    await inDesigner(storeOf(post), value('values.postNam'));
    expect(said()).toBe('');
  });
});

describe('a request', () => {
  const source = (request: object) => storeOf({ ...post, sources: { posts: request } });
  const trial = <RequestTry path={['sources', 'posts']} />;
  const posts = { url: '/system/post/list', params: { status: '0' } };

  it('shows its answer as a tree', async () => {
    await inDesigner(source(posts), trial);
    await press('查看结果');
    expect(drawn.sent.at(-1)).toMatchObject({ url: '/system/post/list', params: { status: '0' } });
    expect(said()).toContain('postName: "董事长"');
    expect(said()).toContain('重新读取');
  });

  it('says that it failed, that it has no records, and that it answered nothing', async () => {
    await inDesigner(source(posts), trial, () => {
      throw new ApiError('接口不存在', 404, false);
    });
    await press('查看结果');
    expect(said()).toContain('请求失败接口不存在');
    drawn.remove();
    await inDesigner(source(posts), trial, () => ({ code: 200, rows: [], total: 0 }));
    await press('查看结果');
    expect(said()).toContain('请求成功，没有记录');
    drawn.remove();
    await inDesigner(source(posts), trial, () => ({ code: 200, data: '' }));
    await press('查看结果');
    expect(said()).toContain('请求成功，没有返回数据');
  });

  it('without an address is not sent', async () => {
    await inDesigner(source({ url: '' }), trial);
    await press('查看结果');
    expect(said()).toContain('请先填写地址，或选择一个模型');
    expect(drawn.sent.filter(({ url }) => url === '')).toEqual([]);
  });
});

describe('the canvas', () => {
  it('fills lists and forms with samples, and asks the server for no records', async () => {
    const store = storeOf(post);
    store.setState({ isSampling: true });
    await inDesigner(store, <Canvas />);
    expect(said()).toContain('岗位名称 8');
    expect(drawn.sent.map(({ url }) => url)).not.toContain('/system/post/list');
    await act(async () => store.choose(['forms', 'edit']));
    await drawn.rest();
    // The code of forms comes late.
    await until(async () => {
      await drawn.rest();
      const name = drawn.root.querySelector<HTMLInputElement>('[data-field="postName"] input');
      expect(name?.value).toBe('岗位名称 1');
    });
    expect(store.document()).toBe(post);
  });
});
