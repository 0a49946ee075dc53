/** What is no form is refused with words; nothing in a form is ever evaluated. */
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readClassic } from '../../../src/designer/classic/index.ts';
import { readFormText } from '../../../src/designer/imports/readFormText.ts';
import { chineseOfMessage } from '../../../src/schema/locale/chineseProblem.ts';
import { classicForm, classicItem } from './items.ts';

function refusals(text: string) {
  const read = readFormText(text);
  if (!('problems' in read)) throw new Error('it was read');
  for (const { message } of read.problems) expect(chineseOfMessage(message)).toBeDefined();
  return read.problems.map(({ kind, line, pointer }) => `${kind} ${pointer || '/'} ${line}`);
}

const lostOf = (item: Record<string, unknown>) => {
  const read = readClassic(classicForm(item));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return { lost: read.lost.map(({ kind, pointer }) => `${kind} ${pointer}`), form: read.form };
};

const patterned = (...patterns: string[]) =>
  lostOf(
    classicItem('a-input', '项', {
      config: { regList: patterns.map((pattern) => ({ pattern, message: '不对' })) },
    }),
  );

describe('texts that are no form', () => {
  it('no JSON, with the line', () => {
    expect(refusals('{\n"fields": [\n}')).toEqual(['syntax / 3']);
    expect(refusals('')).toHaveLength(1);
  });

  it('of ten megabytes, or nested a thousand times', () => {
    expect(refusals(`{"fields":["${'a'.repeat(10_000_000)}"]}`)).toEqual(['too-large / 1']);
    expect(refusals(`${'['.repeat(1000)}${']'.repeat(1000)}`)).toEqual(['too-deep / 1']);
  });

  it('with keys that reach prototypes', () => {
    expect(refusals('{"fields":[],\n"__proto__":{"a":1}}')).toEqual(['forbidden-key /__proto__ 2']);
    expect(refusals('{"fields":[{"constructor":1}]}')).toHaveLength(1);
  });

  it('with values of other types', () => {
    expect(refusals('[]')).toEqual(['wrong-type / 1']);
    expect(refusals('{"formRef":"elForm",\n"fields":[3]}')).toEqual(['wrong-type /fields/0 2']);
    expect(
      refusals(
        '{"fields":[{"__config__":{"tag":"a-row","layout":"rowFormItem",\n"children":{}}}]}',
      ),
    ).toEqual(['wrong-type /fields/0/__config__/children 2']);
    expect(refusals('{"fields":{}}')).toHaveLength(1);
  });

  it('of a version that there is not', () => {
    expect(refusals('{"version":99,"forms":{}}')).toEqual(['unknown-version /version 1']);
    expect(refusals('{"version":2,"id":"a","title":"a"}')).toHaveLength(1);
  });

  it('of ours with a slip name the nearest word', () => {
    const read = readFormText('{"fields":[\n{"name":"a","lable":"甲"}]}');
    expect(read).toMatchObject({ problems: [{ line: 2, nearest: 'label' }] });
  });
});

describe('patterns', () => {
  it('are read as literals', () => {
    expect(patterned('/^a\\/b\\_c$/g').form.fields).toMatchObject([{ pattern: '^a/b_c$' }]);
    expect(patterned('^[\\w\\-\\@]+$').form.fields).toMatchObject([{ pattern: '^[\\w\\-@]+$' }]);
  });

  it('that are none, take too long, or have flags are named', () => {
    expect(patterned('/(/').lost).toEqual(['badPattern /fields/0/__config__/regList/0/pattern']);
    expect(patterned('/^(a+)+$/').lost).toEqual([
      'slowPattern /fields/0/__config__/regList/0/pattern',
    ]);
    expect(patterned('/a/i').lost).toEqual([
      'flaggedPattern /fields/0/__config__/regList/0/pattern',
    ]);
    expect(patterned('/a/', '/(/', '/b/').lost).toEqual([
      'badPattern /fields/0/__config__/regList/1/pattern',
    ]);
  });

  it('are never evaluated', () => {
    const { lost } = patterned('/a/.constructor.constructor("globalThis.hit = 1")()');
    expect(lost).toHaveLength(1);
    expect('hit' in globalThis).toBe(false);
  });
});

describe('members of other types', () => {
  it('are named, and the rest is read', () => {
    const { lost, form } = lostOf(
      classicItem('a-select', '项', {
        config: { label: 7, regList: 'x', defaultValue: {} },
        slot: { options: [null, { label: '甲', value: 'a' }, { value: {} }] },
        item: { mode: 3, placeholder: 5, style: 'x' },
      }),
    );
    expect(lost.toSorted()).toEqual([
      'badValue /fields/0/__config__/defaultValue',
      'badValue /fields/0/__config__/regList',
      'badValue /fields/0/__slot__/options/0',
      'badValue /fields/0/__slot__/options/2',
      'badValue /fields/0/mode',
      'noPlace /fields/0/placeholder',
      'noPlace /fields/0/style',
    ]);
    expect(form.fields).toMatchObject([
      { widget: 'Select', options: { items: [{ label: '甲', value: 'a' }] } },
    ]);
  });

  it('never stop the reader, whatever they are', () => {
    const any = fc.jsonValue({ maxDepth: 4 });
    const item = fc.record({
      __config__: fc.record({
        label: any,
        tag: fc.constantFrom('a-input', 'a-cascader', 'a-upload', 'el-select', 'el-row'),
        regList: any,
        children: any,
        span: any,
        defaultValue: any,
        pageloom: any,
        url: any,
        dataType: fc.constantFrom('dynamic', 'static'),
      }),
      __slot__: any,
      __vModel__: any,
      options: any,
      props: any,
      autoSize: any,
      placeholder: any,
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 3 }), any, (fields, layout) => {
        const read = readFormText(JSON.stringify({ formRef: 'elForm', fields, layout }));
        expect('problems' in read ? read.problems.length > 0 : read.form.fields).toBeTruthy();
      }),
    );
  });
});
