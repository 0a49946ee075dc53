/** Names of menus that pages have brought along, in English. */
import { expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { createLanguages } from '../../../src/server/locale/languages.ts';
import { menuNamesOf } from '../../../src/server/models/install/menus.ts';
import { gadget } from '../models/support/gadgets.ts';

const page: Page = {
  version: 2,
  id: 'demo/gadget',
  title: '器具管理',
  model: 'gadget',
  menu: { parent: 'demo', parentTitle: '演示' },
  body: [],
};
const texts = { 器具管理: 'Gadgets', 演示: 'Examples', [gadget.label]: 'Gadget' };

it('are translated as the page and its model are, wherever menus are shown', async () => {
  const languages = createLanguages({
    texts: () => texts,
    defaults: () => [],
    menuNames: () => menuNamesOf(page, gadget),
    isOpen: async () => true,
  });
  const request = { headers: { 'accept-language': 'en' } } as FastifyRequest;
  const english = (await languages.of(request))!;
  const names = ['演示', '器具管理', `${gadget.label}新增`, `${gadget.label}查询`];
  const shown = ['Examples', 'Gadgets', 'Add gadget', 'Query gadget'];
  for (const member of ['menuName', 'title', 'label'])
    expect(names.map((name) => english.data(member, name))).toEqual(shown);
  expect(english.data('remark', '演示')).toBe('演示');
  expect(english.storedTexts('menuName', 'GADGET')).toEqual(['器具管理', ...verbs()]);
  expect(english.storedTexts('menuName', 'examples')).toEqual(['演示']);
});

const verbs = () =>
  ['查询', '新增', '修改', '删除', '导出', '导入'].map((verb) => gadget.label + verb);
