/** The panel of the designer edits lists of objects as rows. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Panel } from '../../src/designer/panel/Panel.tsx';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import type { JsonObject } from '../../src/designer/document/page.ts';
import { project } from '../designer/project.ts';
import { InDesigner } from './InDesigner.tsx';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn | undefined;
afterEach(() => drawn?.remove());

/** The panel of a field of a form, in the tab of its data. */
async function panelOf(field: JsonObject) {
  const document = {
    version: 2,
    id: 'a/b',
    title: '甲',
    forms: { edit: { fields: [field] } },
  };
  const store = new DesignerStore({ id: 'a/b', document, base: { text: null, hash: null } });
  store.choose(['forms', 'edit', 'fields', 0]);
  store.setState({ panelTab: 'data' });
  drawn = await draw(
    <InDesigner designer={{ store, project }}>
      <Panel />
    </InDesigner>,
  );
  const { root, rest } = drawn;
  return {
    group: (label: string) => root.querySelector(`[role="group"][aria-label="${label}"]`),
    press: async (text: string) => {
      const button = [...root.querySelectorAll('button')].find(
        (one) =>
          one.textContent?.replace(' ', '') === text || one.getAttribute('aria-label') === text,
      );
      await act(async () => button!.click());
      await rest();
    },
    field: () =>
      (store.document() as typeof document).forms.edit.fields[0] as Record<string, unknown>,
  };
}

const items = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];

it('adds, moves and removes the items of a list', async () => {
  const panel = await panelOf({ name: 'a', options: { from: 'list', items } });
  const listed = () => (panel.field().options as { items: object[] }).items;
  await panel.press('下移第 1 项');
  expect(listed()).toEqual([items[1], items[0]]);
  await panel.press('添加一项');
  expect(listed()).toHaveLength(3);
  await panel.press('删除第 3 项');
  await panel.press('删除第 2 项');
  expect(listed()).toEqual([items[1]]);
  expect(panel.group('第 1 项')).not.toBeNull();
});
