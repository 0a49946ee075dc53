import { App, Form, Input, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { longestTitle, type JsonObject } from '../document/page.ts';
import type { BoardKeys } from '../freeForm/board.ts';
import type { Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import type { Revisions } from '../publish/revisions.ts';
import type { RowsTable } from '../rows/keptRows.ts';
import {
  aNewModel,
  beginnings,
  documentOf,
  isTemplate,
  type Beginning,
  type NewPage,
} from './beginnings.ts';
import { chosen } from './chosen.ts';
import { DatabaseChoice } from './database/DatabaseChoice.tsx';
import type { DatabaseTables } from './database/tables.ts';
import { FormChoice } from './FormChoice.tsx';
import { ImportChoice } from './ImportChoice.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import { TableChoice } from './table/TableChoice.tsx';
import type { ReadSheet } from './table/readTableFile.ts';

interface Props {
  project: Project;
  revisions: Pick<Revisions, 'live'>;
  /** Tables that no model has; undefined: the person may not make models. */
  tables: DatabaseTables | undefined;
  readSheet: ReadSheet;
  /** Ids that are taken. */
  pages: readonly string[];
  /** The form that was designed by itself in this browser. */
  board: BoardKeys;
  /** What is chosen at first. */
  first: Beginning;
  /** `rows`: the table whose rows become records. */
  onBegin(page: { id: string; document: JsonObject; rows?: RowsTable }): void;
  onClose(): void;
}

/** Form of page ids (page.schema.json). */
const idPattern = /^[A-Za-z][A-Za-z0-9_-]*(\/[A-Za-z0-9_-]+)*$/;

/** Pixels with room for the fields of a model, or the columns of a table. */
const wide = 820;

/** Asks what a new page is called, and what it begins with. */
export function NewPageDialog({ project, revisions, tables, pages, board, ...rest }: Props) {
  const { readSheet, first, onBegin, onClose } = rest;
  const { message } = App.useApp();
  const texts = designerTexts();
  const [form] = Form.useForm<NewPage>();
  const [isBusy, setBusy] = useState(false);
  const from: Beginning = Form.useWatch('from', form) ?? first;
  const isMade = Form.useWatch('model', form) === aNewModel;
  const begin = async (values: NewPage) => {
    setBusy(true);
    try {
      const document = await documentOf(values, { project, revisions, board });
      const { id, from: beginning, pasted, head = 1, withRows } = values;
      const hasRows = beginning === 'table' && withRows === true && pasted !== undefined;
      onBegin({ id, document, ...(hasRows && { rows: { text: pasted, head } }) });
    } catch (error) {
      void message.error((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Modal
      title={texts.newPage}
      open
      okText={texts.create}
      cancelText={texts.cancel}
      confirmLoading={isBusy}
      {...((isMade || from === 'database') && { width: wide })}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ from: first }}
        onFinish={(values) => void begin(values)}
      >
        <Form.Item name="from" label={texts.start.from}>
          <Radio.Group
            className="pl-start-beginnings"
            options={beginnings
              .filter((value) => value !== 'database' || tables)
              .map((value) => ({ value, label: texts.start.beginnings[value] }))}
            onChange={() => form.setFieldsValue({ model: undefined })}
          />
        </Form.Item>
        {isTemplate(from) && <ModelChoice key={from} project={project} template={from} />}
        {from === 'table' && <TableChoice project={project} readSheet={readSheet} />}
        {from === 'database' && tables && <DatabaseChoice tables={tables} project={project} />}
        {from === 'form' && <FormChoice project={project} board={board} />}
        {from === 'import' && <ImportChoice />}
        {from === 'copy' && (
          <Form.Item name="source" label={texts.start.source} rules={[chosen(texts.start.source)]}>
            <Select showSearch options={project.pages.map((value) => ({ value, label: value }))} />
          </Form.Item>
        )}
        <Form.Item
          name="id"
          label={texts.pageId}
          extra={texts.pageIdHint}
          rules={[
            { required: true, pattern: idPattern, max: 100, message: texts.badId },
            {
              validator: (_rule, value: string) =>
                pages.includes(value)
                  ? Promise.reject(new Error(texts.takenId))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="title"
          label={texts.pageTitle}
          rules={[{ required: true, message: texts.pageTitle }]}
        >
          <Input autoComplete="off" maxLength={longestTitle} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
