/** Public forms as the tests make them and fill them in. */
import { expect } from 'vitest';
import { type Answer, type Client, type TestServer } from '../support/index.ts';

/** The answer to what is done. */
export function done(answer: Answer): Answer {
  expect(answer).toMatchObject({ code: 200 });
  return answer;
}

/** A designed form: a text, choices, a number, and a field that is asked for in one case. */
export const visit = {
  labels: 'left',
  fields: [
    {
      name: 'name',
      label: '姓名',
      widget: 'Input',
      required: true,
      maxLength: 10,
      pattern: '^\\S+$',
    },
    {
      name: 'kind',
      label: '类别',
      widget: 'RadioGroup',
      valueType: 'number',
      required: true,
      options: {
        from: 'list',
        items: [
          { value: 1, label: '个人' },
          { value: 2, label: '企业' },
        ],
      },
    },
    {
      name: 'company',
      label: '企业名称',
      widget: 'Input',
      required: true,
      visible: { $expr: 'values.kind == 2 && 1 < 2' },
    },
    { name: 'people', label: '人数', widget: 'NumberInput', minimum: 1, maximum: 9 },
    {
      name: 'topics',
      label: '关注',
      widget: 'CheckboxGroup',
      options: {
        from: 'list',
        items: [
          { value: 'a', label: '价格' },
          { value: 'b', label: '质量' },
        ],
      },
    },
    { name: 'day', label: '日期', widget: 'DatePicker' },
  ],
};

/** Makes a link; without a captcha unless it says so. */
export async function linkTo(
  client: Client,
  settings: Record<string, unknown> = {},
): Promise<{ formId: number; token: string }> {
  const answer = done(
    await client.post('/tool/publicForm', {
      title: '预约',
      form: visit,
      captcha: false,
      ...settings,
    }),
  );
  return answer.data as { formId: number; token: string };
}

export const good = { name: '张三', kind: 1, topics: ['a', 'b'], people: 2 };

/** Fills a form in, signed out. */
export const fill = (
  server: TestServer,
  token: string,
  values: Record<string, unknown> = good,
  more: Record<string, unknown> = {},
) => server.client().post(`/public/form/${token}`, { values, ...more });

/** The answers that a form has received. */
export async function answersTo(client: Client, formId: number) {
  const { rows } = done(await client.get(`/tool/publicAnswer/list?formId=${formId}`));
  return rows as { answerId: number; content: Record<string, unknown> }[];
}
