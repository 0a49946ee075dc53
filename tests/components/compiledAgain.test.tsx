/** A page that is compiled again, as by an edit: what says the same stays as it is. */
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CompiledPage } from '../../src/runtime/page/PageRuntime.tsx';
import type { Page } from '../../src/schema/generated/types.gen.ts';
import { draw, route, type, type Drawn } from './support.tsx';
import { until } from '../until.ts';

const pageWith = (text: string): Page => ({
  version: 2,
  id: 'demo/note',
  title: 'Notes',
  state: { shown: true },
  body: [
    { type: 'text', text },
    { type: 'form', form: 'edit' },
    {
      type: 'list',
      name: 'notes',
      key: 'id',
      url: '/notes',
      columns: [{ name: 'title', label: 'Title' }],
    },
  ],
  forms: { edit: { fields: [{ name: 'title', label: 'Title' }] } },
});

let drawn: Drawn;
afterEach(() => drawn.remove());

it('keeps what is typed, and asks the server for nothing again', async () => {
  function Editor() {
    const [text, setText] = useState('before');
    const bundle = { page: pageWith(text), models: {}, problems: [], hash: text };
    return (
      <>
        <button type="button" className="edit" onClick={() => setText('after')} />
        <CompiledPage id="demo/note" route={route} bundle={bundle} />
      </>
    );
  }
  drawn = await draw(<Editor />, () => ({ code: 200, msg: '', rows: [], total: 0 }));
  const { root, sent, rest } = drawn;
  const box = () => root.querySelector<HTMLInputElement>('[data-field="title"] input')!;
  // The blocks come when they are needed.
  await until(async () => {
    await rest();
    expect(box()).not.toBeNull();
    expect(sent.length).toBe(1);
  });
  const first = box();
  await type(first, 'typed');
  expect(root.textContent).toContain('before');
  await act(async () => root.querySelector<HTMLButtonElement>('.edit')!.click());
  await rest();
  expect(root.textContent).toContain('after');
  expect(box()).toBe(first);
  expect(box().value).toBe('typed');
  expect(sent.length).toBe(1);
});
