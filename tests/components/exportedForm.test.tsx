/**
 * Forms exported as TSX are drawn by the file alone, with plain Formily, and hand on what is typed.
 */
import { createRequire } from 'node:module';
import { act } from 'react';
import { transformWithOxc } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import { toTsx, type TsxFrame } from '../../src/schema/formily/index.ts';
import { required } from '../../src/schema/required.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { written, type Written } from '../designer/tsx/written.ts';
import { compile, pageNamed } from '../schema/compile/fixtures.ts';
import { draw, type, type Drawn } from './support.tsx';

type Component = ComponentType<{
  onSubmit(values: unknown): unknown;
  open?: boolean;
  onClose?: () => void;
}>;

const load = createRequire(import.meta.url);
const drawn: Drawn[] = [];
const files: Written[] = [];
afterEach(() => {
  drawn.splice(0).forEach((one) => one.remove());
  files.splice(0).forEach((one) => one.remove());
});

/** The component of a committed form, read from its file as any bundler reads it. */
async function exported(
  id: string,
  form: string,
  frame: TsxFrame = 'page',
): Promise<{ Form: Component; lost: string[] }> {
  const plan = required(compile(pageNamed(id)).forms[form], form);
  const about = { name: `${id}/${form}`, title: id, frame };
  const { name, text, lost } = toTsx(plan, about, widgetCatalogue);
  const { code } = await transformWithOxc(text, 'form.tsx', { jsx: { runtime: 'automatic' } });
  const file = written({ 'form.mjs': code });
  files.push(file);
  // What bundlers leave to Node here, so that the file finds its packages by itself.
  const module = load(`${file.folder}/form.mjs`) as Record<string, Component>;
  return {
    Form: required(module[name], name),
    lost: lost.map(({ pointer, message }) => `${pointer} ${message}`),
  };
}

async function drawForm(
  Form: Component,
): Promise<{ root: HTMLElement; submitted: unknown[]; submit(): Promise<void> }> {
  const submitted: unknown[] = [];
  const one = await draw(<Form onSubmit={(values) => void submitted.push(values)} />);
  drawn.push(one);
  const submit = async () => {
    const button = required(one.root.querySelector('button.ant-btn-primary'), 'a submit button');
    await act(async () => (button as HTMLElement).click());
    await one.rest();
  };
  return { root: one.root, submitted, submit };
}

describe.each([
  ['system/post', 'edit', '岗位名称'],
  ['system/dict', 'edit', '字典名称'],
  ['system/config', 'edit', '参数名称'],
  ['system/dept', 'edit', '部门名称'],
  ['system/user', 'edit', '用户昵称'],
] as const)('the form %s %s', (id, name, label) => {
  it('is drawn with its labels, and asks for what is missing', async () => {
    const { Form } = await exported(id, name);
    const { root, submitted, submit } = await drawForm(Form);
    expect(root.textContent).toContain(label);
    expect(root.textContent).not.toContain('{{');
    await submit();
    expect(submitted).toEqual([]);
    expect(root.querySelector('.ant-formily-item-error')).not.toBeNull();
  });
});

it('hands on what is typed', async () => {
  const { Form } = await exported('system/dict', 'edit');
  const { root, submitted, submit } = await drawForm(Form);
  const [first, second] = root.querySelectorAll<HTMLInputElement>(
    'input[type=text], input:not([type])',
  );
  await type(required(first, 'an input'), '状态');
  await type(required(second, 'an input'), 'my_state');
  await submit();
  expect(submitted).toMatchObject([{ dictName: '状态', dictType: 'my_state' }]);
});

it('is a dialog that closes once what was typed has been taken', async () => {
  const { Form } = await exported('system/dict', 'edit', 'modal');
  const happened: unknown[] = [];
  const one = await draw(
    <Form
      open
      onClose={() => void happened.push('closed')}
      onSubmit={(values) => void happened.push(values)}
    />,
  );
  drawn.push(one);
  const dialog = required(document.querySelector('.ant-modal'), 'a dialog') as Element;
  expect(dialog.querySelector('.ant-modal-title')?.textContent).toBe('system/dict');
  const press = async () => {
    const button = required(dialog.querySelector('button.ant-btn-primary'), 'a button');
    await act(async () => (button as HTMLElement).click());
    await one.rest();
  };
  await press();
  expect(happened).toEqual([]);
  const [first, second] = dialog.querySelectorAll<HTMLInputElement>(
    'input[type=text], input:not([type])',
  );
  await type(required(first, 'an input'), '状态');
  await type(required(second, 'an input'), 'my_state');
  await press();
  expect(happened).toMatchObject([{ dictName: '状态', dictType: 'my_state' }, 'closed']);
});

it('names what it does not do', async () => {
  const { lost } = await exported('system/post', 'edit');
  expect(lost).toContain(
    '/nodes/3/choices the choices of the dictionary sys_normal_disable must be given as its dataSource',
  );
  expect(lost.some((one) => one.startsWith('/submit '))).toBe(true);
});
