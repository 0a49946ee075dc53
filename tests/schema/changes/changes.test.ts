/** What differs between two versions of a document, in words. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type Change } from '../../../src/schema/changes/changesBetween.ts';
import { changesEnglish, changeText } from '../../../src/schema/changes/locale/en-US.ts';
import { perform } from '../../../src/schema/edit/commands.ts';
import { EditError } from '../../../src/schema/edit/error.ts';
import { existsAt } from '../../../src/schema/edit/operations.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { english } from '../../../src/schema/locale/english.ts';
import { isEqual } from '../../../src/schema/merge/values.ts';
import { formatted } from '../arbitrary.ts';
import { models, pageIds, pageNamed } from '../compile/fixtures.ts';
import { commandOf, draw } from '../edit/documents.ts';

const post = pageNamed('system/post');
const texts = (changes: readonly Change[]) => changes.map(({ text }) => String(text));

function after(change: (page: Page) => void): Change[] {
  const page = structuredClone(post);
  change(page);
  return changesBetween({ format: 'page', before: post, after: page, models });
}

describe('changes of a page', () => {
  it('name the column that moved, and where it stands now', () => {
    const changes = after(({ list }) => {
      const columns = list!.columns!;
      columns.splice(1, 0, ...columns.splice(4, 1));
    });
    expect(texts(changes)).toEqual(['列“状态”移到列“岗位编码”之前']);
    expect(changes[0]).toMatchObject({ kind: 'moved', at: ['list', 'columns', 1], before: 4 });
  });

  it('say what became of a field, by the label that people know', () => {
    const changes = after(({ forms }) => {
      const { fields } = forms!.edit!;
      fields[fields.indexOf('remark')] = { field: 'remark', required: true };
    });
    expect(texts(changes)).toEqual(['表单“edit”的字段“备注”改为“必填”']);
  });

  it('call a part by the label that people know, also where that changes', () => {
    const named = (label: string) => ({
      ...post,
      list: { columns: [{ field: 'postCode', label }] },
    });
    const relabel = (before: unknown, later: unknown) =>
      texts(changesBetween({ format: 'page', before, after: later, models }));
    const list = { columns: ['postCode'] };
    expect(relabel({ ...post, list }, named('编码'))).toEqual(['列“岗位编码”的标题设为“编码”']);
    expect(relabel(named('编码'), named('代号'))).toEqual(['列“编码”的标题由“编码”改为“代号”']);
    const forms = (title: string) => ({ ...post, forms: { edit: { ...post.forms!.edit, title } } });
    expect(relabel(forms('岗位'), forms('职位'))).toEqual(['表单“岗位”的标题由“岗位”改为“职位”']);
  });

  it('say values of before and after, and what was added and removed', () => {
    expect(
      texts(
        after((page) => {
          page.title = '职位';
          page.list!.pageSize = 20;
          page.list!.toolbar = ['create', 'remove', 'refresh'];
          page.list!.columns!.push('remark');
          page.list!.columns!.splice(0, 1);
          page.sources = { posts: { url: '/system/post/list' } };
        }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "页面的标题由“岗位管理”改为“职位”",
        "增加列“备注”",
        "去掉列“岗位编号”",
        "工具栏增加操作按钮“刷新”",
        "工具栏去掉操作按钮“修改”",
        "工具栏去掉操作按钮“导入”",
        "工具栏去掉操作按钮“导出”",
        "页面的每页条数设为20",
        "增加数据源“posts”",
      ]
    `);
  });

  it('name an action by its label, and know a form under another name', () => {
    const before = {
      ...post,
      actions: { approve: { label: '通过', confirm: { title: '确认吗？' } } },
    };
    const { edit } = post.forms!;
    const changes = changesBetween({
      format: 'page',
      before,
      after: {
        ...before,
        forms: { change: edit },
        actions: { approve: { label: '通过', confirm: { title: '通过吗？' }, access: 'edit' } },
      },
      models,
    });
    expect(texts(changes)).toMatchInlineSnapshot(`
      [
        "表单“change”由“edit”改名",
        "操作“通过”的确认提问的标题由“确认吗？”改为“通过吗？”",
        "操作“通过”的权限设为“edit”",
      ]
    `);
  });

  it('say that a thing is written in another way only', () => {
    const changes = after(({ list }) => {
      list!.columns![1] = { field: 'postCode' };
    });
    expect(texts(changes)).toEqual(['列“岗位编码”换了写法，含义不变']);
  });

  it('read in English, titles included', () => {
    const language = english(() => undefined);
    const changes = after(({ list, forms }) => {
      list!.columns!.splice(0, 0, ...list!.columns!.splice(3, 1));
      list!.pageSize = 20;
      forms!.edit!.fields.push({ name: 'note', label: 'Note', maxLength: 9 });
    });
    expect(changes.map(({ text }) => changeText(text, language))).toMatchInlineSnapshot(`
      [
        "Column “显示顺序” moves before column “岗位编号”",
        "Page: page size is set to 20",
        "Form “edit”: field “note” is added",
      ]
    `);
    expect(Object.values(changesEnglish).join()).not.toMatch(/\p{Script=Han}/u);
  });
});

it('changes of a model name its fields by their labels', () => {
  const before = models.post!;
  const fields = structuredClone(before.fields);
  fields.postName!.maxLength = 80;
  fields.grade = { type: 'integer', label: '职级' };
  const changes = changesBetween({ format: 'model', before, after: { ...before, fields }, models });
  expect(texts(changes)).toMatchInlineSnapshot(`
    [
      "字段“岗位名称”的最大长度由50改为80",
      "增加字段“职级”",
    ]
  `);
});

const page = fc.oneof(
  fc.constantFrom(...pageIds).map((id): unknown => pageNamed(id)),
  formatted('page'),
);

/** A document after some commands. */
const edited = (start: unknown, drawn: readonly Parameters<typeof commandOf>[1][]): unknown =>
  drawn.reduce<unknown>((document, one) => {
    try {
      return perform(document, commandOf(document, one)).document;
    } catch (error) {
      expect(error).toBeInstanceOf(EditError);
      return document;
    }
  }, start);

describe('every two versions', () => {
  it('have no differences exactly when they are equal', () => {
    fc.assert(
      fc.property(page, page, fc.array(draw, { maxLength: 4 }), (one, other, drawn) => {
        for (const later of [other, structuredClone(one), edited(one, drawn)]) {
          const changes = changesBetween({ format: 'page', before: one, after: later, models });
          expect(changes.length === 0).toBe(isEqual(one, later));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('differ by what has a sentence, and a place in the version that has it', () => {
    fc.assert(
      fc.property(page, fc.array(draw, { minLength: 1, maxLength: 4 }), (start, drawn) => {
        const later = edited(start, drawn);
        for (const { kind, at, text } of changesBetween({
          format: 'page',
          before: start,
          after: later,
          models,
        })) {
          expect(String(text)).not.toMatch(/undefined|\[object|\{\d\}|^$/);
          expect(existsAt(kind === 'removed' ? start : later, at), `${kind} ${at.join('/')}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});
