/** Buttons among the fields of forms: what becomes of them, and what the checker says. */
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import type { FormPlan } from '../../src/schema/compile/plan.ts';
import { toFormily, toTsx } from '../../src/schema/formily/index.ts';
import type { FormButton, FormSchema, Page } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { compile } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const say = (text: string) => ({ type: 'message' as const, text });
const button = (own: Partial<FormButton> = {}): FormButton => ({
  type: 'button',
  name: 'test',
  label: '测试连接',
  ...own,
});

const pageOf = (form: FormSchema): Page => ({
  version: 2,
  id: 'demo/box',
  title: '连接',
  body: [{ type: 'form', form: 'box' }],
  forms: { box: form },
});

const planOf = (form: FormSchema, permissions?: string[]): FormPlan =>
  compile(pageOf(form), permissions).forms.box!;

describe('the plan of a button', () => {
  it('has what it runs as an action, and what it looks like as props', () => {
    const own = button({
      icon: 'link',
      variant: 'primary',
      shape: 'round',
      size: 'small',
      wide: true,
      width: 200,
      caption: '连接',
      hint: '不保存',
      visible: { $expr: "values.host != ''" },
      disabled: { $expr: 'values.port == null' },
      assert: { $expr: 'values.port > 0' },
      message: '端口不正确',
      confirm: { title: '现在测试？' },
      run: [say('已连接')],
      span: 2,
    });
    const [, node] = planOf({ columns: 2, fields: [{ name: 'host' }, own] }).nodes;
    expect(node).toMatchObject({
      kind: 'layout',
      name: 'test',
      label: '测试连接',
      description: '不保存',
      props: { caption: '连接', shape: 'round', size: 'small', wide: true },
      width: 200,
      visible: own.visible,
      disabled: own.disabled,
      submit: false,
      span: 2,
      button: {
        key: 'test',
        icon: 'link',
        variant: 'primary',
        assert: { condition: own.assert, message: '端口不正确' },
        confirm: { title: '现在测试？' },
        run: [{ type: 'message', text: '已连接' }],
      },
    });
  });

  const modesOf = (own?: FormButton['modes']) =>
    compile({
      ...pageOf({ fields: ['postCode', { ...button(), ...(own && { modes: own }) }] }),
      model: 'post',
      body: [
        { type: 'form', form: 'box' },
        { type: 'form', form: 'box', mode: 'view', recordKey: { $expr: '1' } },
      ],
    }).forms.box!.nodes.find(({ name }) => name === 'test')?.modes;

  it('exists where something can be entered, unless it says more', () => {
    expect(modesOf()).toEqual(['create']);
    expect(modesOf(['view'])).toEqual(['view']);
    expect(modesOf(['edit'])).toBeUndefined();
  });

  it('is gone for those who may not start it, and lacks the steps that they may not run', () => {
    const denied = { access: 'demo:box:test' };
    expect(planOf({ fields: [{ name: 'host' }, button(denied)] }, []).nodes).toHaveLength(1);
    const run = [say('甲'), { ...say('乙'), ...denied }];
    const [node] = planOf({ fields: [button({ run })] }, []).nodes;
    expect(node!.button!.run).toMatchObject([{ text: '甲' }]);
    expect(node!.button!.run).toHaveLength(1);
  });

  it('brings the forms that its steps open', () => {
    const page = pageOf({ fields: [button({ run: [{ type: 'openForm', form: 'other' }] })] });
    const forms = { ...page.forms, other: { fields: [{ name: 'note' }] } };
    expect(Object.keys(compile({ ...page, forms }).forms)).toEqual(['box', 'other']);
  });
});

describe('the checker', () => {
  function problemsOf(form: FormSchema): string[] {
    const files = base();
    const path = 'schemas/pages/demo/box.json';
    files.set(path, { path, text: JSON.stringify(pageOf(form)) });
    return checkProject(loadProject([...files.values()]), vocabulary)
      .map(formatProblem)
      .filter((text) => text.startsWith(path))
      .map((text) => text.slice(`${path}:1 /forms/box/`.length));
  }

  it('finds nothing wrong with one that does nothing, or in a row', () => {
    const lines = button({ name: 'line', run: [say('行')] });
    const list = { type: 'list' as const, name: 'lines', fields: [{ name: 'code' }, lines] };
    expect(problemsOf({ fields: [button(), list] })).toEqual([]);
  });

  it('names what its steps and conditions read that is not there, with the nearest name', () => {
    const run = [say('甲'), { type: 'openForm' as const, form: 'boxx' }];
    expect(
      problemsOf({
        fields: [
          { name: 'host' },
          button({
            run,
            disabled: { $expr: 'values.hots == null' },
            confirm: { title: { $text: '{values.hosd}' }, reason: true },
          }),
        ],
      }),
    ).toEqual([
      'fields/1/run/1/form: unknown form boxx, did you mean box?',
      'fields/1/disabled/$expr: values has no member hots, did you mean host?',
      'fields/1/confirm/title/$text: values has no member hosd, did you mean host?',
    ]);
  });

  it('knows no value of it, and none of layout', () => {
    const visible = { $expr: 'values.test != null' };
    expect(problemsOf({ fields: [{ name: 'host', visible }, button()] })).toEqual([
      'fields/0/visible/$expr: values has no member test, did you mean host?',
    ]);
    const shown = { $expr: 'values.hots != null || values.tab != null || values.lines != null' };
    const group = { type: 'group' as const, name: 'hots', fields: [{ name: 'host' }] };
    const tabs = {
      type: 'tabs' as const,
      items: [{ name: 'tab', label: '其他', fields: [group] }],
    };
    const lines = { type: 'list' as const, name: 'lines', fields: [{ name: 'code' }] };
    expect(problemsOf({ fields: [tabs, lines, button({ visible: shown })] })).toEqual([
      'fields/2/visible/$expr: values has no member hots, did you mean host?',
      'fields/2/visible/$expr: values has no member tab',
    ]);
  });

  it('lets its steps read the reason that it asks for', () => {
    const run = [{ type: 'message' as const, text: { $text: '{reason}' } }];
    const confirm = { title: '为什么？', reason: true as const };
    expect(problemsOf({ fields: [button({ run, confirm })] })).toEqual([]);
    expect(problemsOf({ fields: [button({ run })] })).toEqual([
      'fields/0/run/0/text/$text: reason cannot be read here',
    ]);
  });

  it('names a circle without an icon, an icon that is not there, and a check without a text', () => {
    const assert = { $expr: "mode == 'edit'" };
    expect(
      problemsOf({
        fields: [
          button({ shape: 'circle', assert }),
          button({ name: 'other', icon: 'boxx', message: '不行' }),
        ],
      }),
    ).toEqual([
      'fields/0/shape: the circle test shows its icon and needs one',
      'fields/0/assert: assert needs a message',
      'fields/1/icon: unknown icon boxx, did you mean box?',
      'fields/1/message: a message needs what it asserts',
    ]);
  });

  it('knows it as a target of rules, and refuses a second of its name', () => {
    const rules = [{ target: 'tets', set: { visible: false } }];
    expect(problemsOf({ fields: [button(), button()], rules })).toEqual([
      'fields/1: a second test',
      'rules/0/target: unknown field or layout tets, did you mean test?',
    ]);
  });
});

describe('a form in Formily', () => {
  const form = planOf({
    fields: [{ name: 'host', widget: 'Input' }, button({ run: [say('甲')] })],
  });
  const message = 'the button test and its steps have no place in a Formily schema';

  it('names the button that it lacks', () => {
    const { nodes, columns, labels, rules } = form;
    const { schema, lost } = toFormily({ nodes, columns, labels, rules }, widgetCatalogue);
    expect(lost).toEqual([{ pointer: '/nodes/1', message }]);
    const [grid] = Object.values(schema.properties!.form!.properties!);
    expect(Object.keys(grid!.properties!)).toEqual(['host']);
  });

  it('asks nobody for what the button alone reads', () => {
    const read = planOf({
      fields: [button({ run: [{ type: 'message', text: { $text: '{now()} {state}' } }] })],
    });
    const { lost } = toTsx(read, { name: 'box', title: '连接' }, widgetCatalogue);
    expect(
      lost.map(({ message: said }) => said).filter((said) => said.includes('in scope')),
    ).toEqual([]);
  });
});
