import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, listOf } from './fixtures.ts';
import { all, page, form } from './warehouse.ts';

describe('steps', () => {
  const offering = (actions: Page['actions'], more: Partial<Page> = {}): Page =>
    page({ list: { columns: ['code'], toolbar: ['go'] }, actions, ...more });
  const runOf = (compiled: Page, permissions?: string[]) =>
    listOf(compile(compiled, permissions, all)).toolbar[0]?.run;

  it('keep their conditions, and those for failures; denied ones are gone', () => {
    const steps = offering({
      go: {
        run: [
          {
            type: 'request',
            url: '/a',
            if: { $expr: 'size(ids) > 0' },
            onError: [
              { type: 'message', text: 'x' },
              { type: 'reload', access: 'repair' },
            ],
          },
          { type: 'close', access: ['add', 'demo:other:edit'] },
        ],
      },
    });
    expect(runOf(steps)).toHaveLength(2);
    expect(runOf(steps, ['demo:warehouse:list'])).toEqual([
      {
        type: 'request',
        request: { url: '/a' },
        if: { $expr: 'size(ids) > 0' },
        onError: [{ type: 'message', tone: 'success', text: 'x' }],
      },
    ]);
    expect(runOf(steps, ['demo:warehouse:list', 'demo:other:edit'])).toHaveLength(2);
  });

  it('start other actions, unless these are denied or lead back', () => {
    const steps = offering({
      go: { run: [{ type: 'action', action: 'remove' }] },
    });
    expect(runOf(steps)).toMatchObject([
      { type: 'action', action: { key: 'remove', confirm: { danger: true } } },
    ]);
    expect(runOf(steps, ['demo:warehouse:list'])).toEqual([]);
    const circle = offering({
      go: { run: [{ type: 'action', action: 'on' }] },
      on: { run: [{ type: 'action', action: 'go' }] },
    });
    expect(() => runOf(circle)).toThrow(/"go" leads back to itself/);
  });

  it('are what events run: of a page, its lists and trees, its forms', () => {
    const message = (text: string) => [{ type: 'message' as const, text }];
    const plan = compile(
      page({
        onOpen: message('page'),
        list: { columns: ['code'], toolbar: ['create'], onRowClick: message('row') },
        body: [
          {
            type: 'tree',
            options: { from: 'list', items: [{ value: 1, label: 'a' }] },
            state: 'kind',
            onChange: message('tree'),
          },
        ],
        forms: {
          edit: {
            ...form,
            onOpen: message('open'),
            onSave: message('save'),
            onCancel: message('cancel'),
            onError: message('error'),
          },
        },
      }),
      undefined,
      all,
    );
    const said = (text: string) => ({ run: [{ type: 'message', tone: 'success', text }] });
    expect(plan.onOpen).toMatchObject(said('page'));
    expect(listOf(plan).onRowClick).toMatchObject(said('row'));
    expect(plan.body[1]).toMatchObject({ onChange: said('tree') });
    expect(plan.forms.edit).toMatchObject({
      onOpen: said('open'),
      onSave: said('save'),
      onCancel: said('cancel'),
      onError: said('error'),
    });
  });
});
