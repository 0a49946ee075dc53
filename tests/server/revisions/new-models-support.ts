/** Pages that bring models, and what is said of them in tests. */
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import type { Client } from '../support/index.ts';
import { PATH } from './support.ts';

export type NewModels = NonNullable<Page['newModels']>;

export const surveyFields = {
  topic: {
    type: 'string',
    label: '主题',
    maxLength: 20,
    required: true,
    filter: 'contains',
    excel: {},
  },
  score: { type: 'integer', label: '评分', minimum: 1, maximum: 5, excel: {} },
  day: { type: 'date', label: '日期', excel: {} },
} as const;

/** A page with a list and a form of a model that it brings. */
export const pageWith = (
  name: string,
  {
    label = '问卷',
    fields = surveyFields as NewModels[string]['fields'],
    ...more
  }: {
    label?: string;
    fields?: NewModels[string]['fields'];
    id?: string;
  } = {},
): Page =>
  ({
    version: 2,
    id: `made/${name}`,
    title: label,
    model: name,
    newModels: { [name]: { label, fields } },
    access: 'list',
    menu: { parent: 'made', parentTitle: '自建' },
    list: { columns: Object.keys(fields), toolbar: ['create', 'export'] },
    forms: { edit: { fields: Object.keys(fields) } },
    ...more,
  }) as Page;

const bodyOf = (page: Page) => ({
  page: page.id,
  text: JSON.stringify(page),
  expected: null,
  reason: '新',
});

export const checkPage = async (client: Client, page: Page) => {
  const { reason: _reason, expected: _expected, ...body } = bodyOf(page);
  return (await client.post(`${PATH}/check`, body)).data;
};

export const publishPage = (client: Client, page: Page) =>
  client.post(`${PATH}/publish`, bodyOf(page));
