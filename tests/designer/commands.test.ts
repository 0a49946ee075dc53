/** What can be done in the designer, as keys, buttons and the palette of commands have it. */
import pinyin from 'pinyin-match';
import { describe, expect, it, vi } from 'vitest';
import type { CommandSite, DesignerCommand } from '../../src/designer/commands/command.ts';
import { findCommands } from '../../src/designer/commands/findCommands.ts';
import { historyCommands } from '../../src/designer/commands/historyCommands.ts';
import { isPressed, keysText } from '../../src/designer/commands/keys.ts';
import { offeredCommands } from '../../src/designer/commands/offeredCommands.ts';
import { pageCommands } from '../../src/designer/commands/pageCommands.ts';
import { partCommands } from '../../src/designer/commands/partCommands.ts';
import { runCommand, runPartKeys } from '../../src/designer/commands/runCommand.ts';
import {
  canvasCommands,
  jsonCommand,
  lookupCommands,
  paneCommands,
} from '../../src/designer/commands/viewCommands.ts';
import { emptyPage, pageText } from '../../src/designer/document/page.ts';
import { formCommands } from '../../src/designer/freeForm/formCommands.ts';
import { paletteItems } from '../../src/designer/palette/items.ts';
import type { Workplace } from '../../src/designer/state/context.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import type { SoundMatch } from '../../src/parts/sounds.ts';
import { valueAt } from '../../src/schema/edit/operations.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { project } from './project.ts';

const sounds: SoundMatch = (text, letters) => pinyin.match(text, letters) || undefined;

const document = {
  ...emptyPage('a/b', '页面'),
  model: 'post',
  list: { columns: ['postCode', 'postName'] },
  forms: { edit: { fields: ['postName'] } },
};

function begun(chosen: Path = []) {
  const base = { text: null, hash: null };
  const store = new DesignerStore({ id: 'a/b', document, base });
  store.choose(chosen);
  const said: unknown[] = [];
  const site = {
    store,
    project,
    message: { info: (text: unknown) => said.push(text) },
    modal: {},
  } as unknown as CommandSite;
  const opened = vi.fn();
  const workplace = {
    store,
    project,
    page: { id: 'a/b', document, base, isDraft: false, isBehind: false },
    pages: [
      { id: 'a/b', title: '页面', mark: undefined },
      { id: 'system/dict', title: '字典管理', mark: undefined },
    ],
    openPage: opened,
    links: {},
    mayPublish: true,
  } as unknown as Workplace;
  const all = [
    ...lookupCommands(),
    ...historyCommands(),
    ...pageCommands({ workplace, save: vi.fn(), saveFile: vi.fn() }),
    ...partCommands(),
    jsonCommand(),
    ...canvasCommands(),
    ...paneCommands(['outline', 'palette', 'problems', 'history']),
  ];
  return { store, site, workplace, all, said, opened, offered: offeredCommands(site, workplace) };
}

const press = (key: string, ...held: string[]) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

const named = (commands: readonly DesignerCommand[], key: string): DesignerCommand =>
  commands.find((one) => one.key === key)!;

describe('commands', () => {
  it('have keys of their own, and no key twice', () => {
    const { all, offered } = begun(['list', 'columns', 0]);
    for (const list of [[...all, ...offered], formCommands(() => undefined)]) {
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      const keys = list.flatMap((one) => one.keys ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      expect(list.filter(({ label }) => label === '')).toEqual([]);
    }
  });

  it.each<[key: string, chosen: Path, reason: string | undefined]>([
    ['undo', [], '没有可以撤销的修改'],
    ['redo', [], '没有可以重做的修改'],
    ['discard', [], '没有修改'],
    ['publicForm', [], undefined],
    ['remove', [], '请先选择一个部分'],
    ['why', [], '请先选择一个部分'],
    ['moveUp', ['list', 'columns', 0], '已经在最前'],
    ['moveDown', ['list', 'columns', 0], undefined],
    ['moveDown', ['list', 'columns', 1], '已经在最后'],
    ['moveUp', ['forms', 'edit'], '所选项中有位置固定、不能移动的部分'],
    ['duplicate', ['forms', 'edit'], undefined],
    ['duplicate', ['list'], '所选项中有不能复制一份的部分'],
    ['unwrap', ['list', 'columns', 0], '所选部分不是容器'],
  ])('%s at %j says why it cannot be done: %s', (key, chosen, reason) => {
    const { all, site } = begun(chosen);
    expect(named(all, key).refusal?.(site)).toBe(reason);
  });

  it('are done with all chosen parts', () => {
    const { all, site, store } = begun(['list', 'columns', 0]);
    runCommand(named(all, 'chooseSiblings'), site);
    expect(named(all, 'why').refusal?.(site)).toBe('请只选择一项');
    expect(named(all, 'moveDown').refusal?.(site)).toBe('已经在最后');
    runCommand(named(all, 'duplicate'), site);
    expect(valueAt(store.document(), ['list', 'columns'])).toHaveLength(4);
    runCommand(named(all, 'remove'), site);
    expect(valueAt(store.document(), ['list'])).toEqual(document.list);
  });

  it('leave Escape to others where nothing is given up by it', () => {
    const { all, site, said, store } = begun(['list', 'columns', 0]);
    const escape = press('Escape');
    expect(runPartKeys({ all, site }, escape)).toBe(false);
    runPartKeys({ all, site }, press('a', 'ctrl'));
    expect(store.getState().beside).toHaveLength(1);
    expect(runPartKeys({ all, site }, escape)).toBe(true);
    expect(store.getState().beside).toEqual([]);
    expect(said).toEqual([]);
  });

  it('that cannot be done say so and change nothing', () => {
    const { all, site, said, store } = begun();
    runCommand(named(all, 'remove'), site);
    expect(said).toEqual([{ key: 'remove', content: '请先选择一个部分' }]);
    expect(store.document()).toBe(document);
  });

  it('edit the page, and undoing gives it back', () => {
    for (const key of ['moveDown', 'duplicate', 'remove']) {
      const { all, site, store } = begun(['list', 'columns', 0]);
      runCommand(named(all, key), site);
      expect(pageText(store.document())).not.toBe(pageText(document));
      runCommand(named(all, 'undo'), site);
      expect(pageText(store.document())).toBe(pageText(document));
    }
  });

  it('add everything of the palette that has a place, and refuse the rest', () => {
    const { offered } = begun(['forms', 'edit', 'fields', 0]);
    for (const { key } of paletteItems()) {
      const { offered: own, site, store } = begun(['forms', 'edit', 'fields', 0]);
      const command = named(own, `add ${key}`);
      const isRefused = command.refusal?.(site) !== undefined;
      command.run(site);
      expect([key, store.document() === document]).toEqual([key, isRefused]);
    }
    expect(offered.filter(({ key }) => key.startsWith('add field'))).not.toEqual([]);
  });

  it('open other pages, never the one that is open', () => {
    const { offered, opened, site } = begun();
    expect(offered.filter(({ key }) => key === 'open a/b')).toEqual([]);
    named(offered, 'open system/dict').run(site);
    expect(opened).toHaveBeenCalledWith('system/dict');
  });
});

describe('what is typed', () => {
  const { all, offered, site } = begun(['list', 'columns', 0]);
  const found = (typed: string) => findCommands([...all, ...offered], typed, { site, sounds });

  it.each([
    ['撤销', 'undo'],
    ['chexiao', 'undo'],
    ['fb', 'publish'],
    ['打开 字典', 'open system/dict'],
    ['system/dict', 'open system/dict'],
    ['新增 单行文本', 'add widget Input'],
    ['TextArea', 'add widget TextArea'],
    ['JSON', 'json'],
  ])('%s means %s', (typed, key) => {
    expect(found(typed).map(({ command }) => command.key)).toContain(key);
  });

  it('finds what can be done before what cannot', () => {
    const refused = found('移').map(({ refusal }) => refusal !== undefined);
    expect(refused).toEqual(refused.toSorted());
    expect(refused).toContain(true);
  });

  it('is nothing: everything is there, by its groups', () => {
    expect(found('').length).toBe(all.length + offered.length);
  });
});

describe('keys', () => {
  it.each([
    ['Control+Z', press('z', 'ctrl'), true],
    ['Control+Z', press('Z', 'ctrl', 'shift'), false],
    ['Control+Shift+P', press('P', 'ctrl', 'shift'), true],
    ['Control+F', press('f', 'meta'), true],
    ['Control+F', press('f'), false],
    ['Alt+ArrowUp', press('ArrowUp', 'alt'), true],
    ['Delete', press('Delete'), true],
    ['Delete', press('Delete', 'ctrl'), false],
    ['F1', press('F1'), true],
  ])('%s by %j: %s', (keys, event, expected) => expect(isPressed(keys, event)).toBe(expected));

  it('are shown as they stand on keyboards', () => {
    expect(keysText('Control+Shift+P')).toBe('Ctrl+Shift+P');
    expect(keysText('Alt+ArrowUp')).toBe('Alt+↑');
  });
});
