/** Our side: the runtime as the application uses it, with a host that answers from memory. */
import { useMemo } from 'react';
import { featureNames, featuresOf } from '../../src/schema/bundle/features.ts';
import type { FormField, Model, Page } from '../../src/schema/generated/types.gen.ts';
import { PageRuntime } from '../../src/runtime/index.ts';
import { StepsContext } from '../../src/runtime/action/step.ts';
import { steps } from '../../src/steps/index.ts';
import { RuntimeHostContext, type PageRoute, type RuntimeHost } from '../../src/runtime/host.ts';
import { blocks } from '../../src/blocks/index.ts';
import { widgets } from '../../src/widgets/index.ts';
import { columnNames, later, makeChoices, makeHtml, makeRows } from './data.ts';
import { protocol } from '../../src/protocol/index.ts';

const model = (fields: number): Model => ({
  version: 2,
  name: 'bench',
  label: '记录',
  table: 'bench',
  key: 'id',
  path: '/bench',
  permission: 'bench:record',
  fields: {
    id: { type: 'id', label: '编号' },
    ...Object.fromEntries(
      columnNames(fields).map((name, index) => [
        name,
        { type: 'string', label: `字段${index + 1}`, required: true, maxLength: 50 },
      ]),
    ),
  },
});

const listPage = (rows: number, columns: number): Page => ({
  version: 2,
  id: 'bench',
  title: '列表',
  model: 'bench',
  list: {
    query: ['field1', 'field2'],
    columns: columnNames(columns).map((field) => ({ field, width: 120, ellipsis: true })),
    pageSize: rows,
    toolbar: ['create', 'edit', 'remove'],
    row: ['edit', 'remove'],
    urlState: false,
  },
  forms: { edit: { fields: ['field1'] } },
});

const formPage = (fields: number): Page => ({
  version: 2,
  id: 'bench',
  title: '表单',
  model: 'bench',
  body: [{ type: 'form', form: 'edit', mode: 'create' }],
  forms: {
    edit: {
      fields: columnNames(fields),
    },
  },
});

const fieldPage = (field: FormField): Page => ({
  version: 2,
  id: 'bench',
  title: '控件',
  model: 'bench',
  body: [{ type: 'form', form: 'edit', mode: 'create' }],
  forms: { edit: { fields: [field] } },
});

const route: PageRoute = {
  path: '/bench',
  query: {},
  navigate() {},
  back() {},
  setQuery() {},
  setDirty() {},
};

function Host({
  page,
  fields,
  rows,
}: {
  page: Page;
  fields: number;
  rows: number;
}): React.ReactNode {
  const host = useMemo<RuntimeHost>(
    () => ({
      http: {
        request: () =>
          later({ code: 200, msg: '查询成功', rows: makeRows(rows, fields), total: rows }),
        download: () => later(undefined),
      },
      protocol,
      viewer: { permissions: ['*:*:*'], roles: ['admin'] },
      widgets,
      blocks,
      loadPage: () =>
        Promise.resolve({ page, models: { bench: model(fields) }, problems: [], hash: 'bench' }),
      preferences: { get: () => undefined, set() {} },
      tableSize: 'middle',
      tableBordered: true,
      features: featuresOf(featureNames),
      fileUrl: (path) => path,
    }),
    [page, fields, rows],
  );
  return (
    <RuntimeHostContext.Provider value={host}>
      <StepsContext value={steps}>
        <PageRuntime id="bench" route={route} />
      </StepsContext>
    </RuntimeHostContext.Provider>
  );
}

export const PageloomList = ({
  rows,
  columns,
}: {
  rows: number;
  columns: number;
}): React.ReactNode => (
  <Host
    page={useMemo(() => listPage(rows, columns), [rows, columns])}
    fields={columns}
    rows={rows}
  />
);
export const PageloomForm = ({ fields }: { fields: number }): React.ReactNode => (
  <Host page={useMemo(() => formPage(fields), [fields])} fields={fields} rows={0} />
);

export const PageloomSelect = ({ options }: { options: number }): React.ReactNode => (
  <Host
    page={useMemo(
      () =>
        fieldPage({
          name: 'choice',
          label: '选择',
          widget: 'Select',
          options: { from: 'list', items: makeChoices(options) },
        }),
      [options],
    )}
    fields={1}
    rows={0}
  />
);

export const PageloomText = ({ kilobytes }: { kilobytes: number }): React.ReactNode => (
  <Host
    page={useMemo(
      () =>
        fieldPage({
          name: 'text',
          label: '正文',
          widget: 'RichText',
          default: makeHtml(kilobytes),
        }),
      [kilobytes],
    )}
    fields={1}
    rows={0}
  />
);
