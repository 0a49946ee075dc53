/** The outline of a large page: an edit draws the lines that it concerns. */
import { DndContext } from '@dnd-kit/core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formPage } from '../../../bench/designer/pages.ts';
import { emptyProject } from '../../../src/designer/freeForm/freePage.ts';
import { OutlineTree } from '../../../src/designer/outline/OutlineTree.tsx';
import { DesignerStore } from '../../../src/designer/state/designerStore.ts';
import { protocol } from '../../../src/protocol/index.ts';
import { InDesigner } from '../InDesigner.tsx';
import { draw, type Drawn } from '../support.tsx';

const drawnLines: string[] = [];
vi.mock('../../../src/designer/drag/DragSource.tsx', () => ({
  DragSource: ({ drag, children }: { drag: { label: string }; children: React.ReactNode }) => {
    drawnLines.push(drag.label);
    return children;
  },
}));

let drawn: Drawn;
let store: DesignerStore;
beforeEach(async () => {
  const document = { ...formPage(200) };
  const base = { text: null, hash: null };
  store = new DesignerStore({ id: 'bench/form', document, base });
  drawn = await draw(
    <InDesigner designer={{ store, project: emptyProject(protocol) }}>
      <DndContext>
        <OutlineTree />
      </DndContext>
    </InDesigner>,
  );
  drawnLines.length = 0;
});
afterEach(() => drawn.remove());

const line = (at: string) => drawn.root.querySelector<HTMLElement>(`[data-at="${at}"]`)!;

it('a label that is changed draws its line alone', async () => {
  const at = ['forms', 'edit', 'fields', 4, 'label'];
  await act(async () => void store.edit({ type: 'set', at, value: '电话' }));
  expect(line('/forms/edit/fields/4').textContent).toContain('电话');
  expect(drawnLines).toEqual(['电话']);
});

it('choosing draws the lines that are and were chosen', async () => {
  await act(async () => line('/forms/edit/fields/4').click());
  expect(store.getState().chosen).toEqual(['forms', 'edit', 'fields', 4]);
  await act(async () => line('/forms/edit/fields/7').click());
  expect(line('/forms/edit/fields/7').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(line('/forms/edit/fields/7'));
  expect(drawnLines).toEqual(['字段 5', '字段 5', '字段 8']);
});

it('a part that is put in moves those behind it', async () => {
  const at = ['forms', 'edit', 'fields', 199];
  await act(async () => void store.edit({ type: 'remove', at: ['forms', 'edit', 'fields', 198] }));
  expect(line('/forms/edit/fields/198').textContent).toContain('字段 200');
  expect(drawnLines).toEqual(['字段 200']);
  await act(async () => void store.edit({ type: 'insert', at, value: { name: 'last' } }));
  expect(line('/forms/edit/fields/199').textContent).toContain('last');
});

it('a folded branch opens above what is chosen in it', async () => {
  await act(async () => line('/forms/edit/fields').querySelector('span')!.click());
  expect(line('/forms/edit/fields/4')).toBeNull();
  await act(async () => store.choose(['forms', 'edit', 'fields', 4]));
  expect(line('/forms/edit/fields/4').getAttribute('aria-selected')).toBe('true');
});

it('the arrows go through the lines, and fold what holds others', async () => {
  const press = async (key: string) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  await act(async () => line('/forms/edit/fields').click());
  await press('ArrowDown');
  expect(store.getState().chosen).toEqual(['forms', 'edit', 'fields', 0]);
  await press('ArrowUp');
  await press('ArrowLeft');
  expect(line('/forms/edit/fields').getAttribute('aria-expanded')).toBe('false');
  expect(line('/forms/edit/fields/0')).toBeNull();
});
