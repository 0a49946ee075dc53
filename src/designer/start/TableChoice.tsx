import { Alert, Button, Form, Input, Select, Upload } from 'antd';
import { useMemo } from 'react';
import { matchColumns, isMatch } from '../../schema/infer/matchModel.ts';
import type { InferredTable } from '../../schema/infer/inferTable.ts';
import { RowsChoice } from '../rows/RowsChoice.tsx';
import { Icon } from '../../widgets/icons/index.ts';
import { soundModels, type Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import type { NewPage } from './beginnings.ts';
import { ModelFile } from './ModelFile.tsx';
import { tableIn, textOfFile } from './pasted.ts';
import { TableFields } from './TableFields.tsx';

/** The table that a page is made for: what its columns are, and which model has them. */
export function TableChoice({ project }: { project: Project }) {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().start.table;
  const pasted = Form.useWatch('pasted', form);
  const table = useMemo(() => tableIn(pasted), [pasted]);
  const names = useMemo(() => (table ? matchingModels(table, project) : []), [table, project]);
  const paste = (text: string) => {
    form.setFieldsValue({ pasted: text, model: fittingModel(text, project) });
    void form.validateFields(['pasted', 'model']).catch(() => undefined);
  };
  return (
    <>
      <Form.Item
        name="pasted"
        label={texts.label}
        extra={texts.hint}
        rules={[
          {
            validator: (_rule, text?: string) =>
              tableIn(text) ? Promise.resolve() : Promise.reject(new Error(texts.none)),
          },
        ]}
      >
        <Input.TextArea
          rows={4}
          autoComplete="off"
          onChange={({ target }) =>
            form.setFieldValue('model', fittingModel(target.value, project))
          }
        />
      </Form.Item>
      <Form.Item>
        <Upload
          accept=".csv,.tsv,.txt"
          showUploadList={false}
          beforeUpload={async (file) => {
            paste(await textOfFile(file));
            return false;
          }}
        >
          <Button icon={<Icon name="upload" />}>{texts.file}</Button>
        </Upload>
      </Form.Item>
      {table && (
        <>
          <TableFields table={table} />
          <RowsChoice text={pasted ?? ''} rows={table.rows} />
          <Form.Item
            name="model"
            label={texts.model}
            hidden={names.length === 0}
            rules={[
              {
                validator: (_rule, name?: string) =>
                  name ? Promise.resolve() : Promise.reject(new Error(texts.noModel)),
              },
            ]}
          >
            <Select
              options={names.map((value) => ({
                value,
                label: `${project.models[value]?.label ?? ''} ${value}`,
              }))}
            />
          </Form.Item>
          {names.length === 0 && (
            <>
              <Alert type="info" showIcon message={texts.noModel} description={texts.noModelHint} />
              <ModelFile table={table} taken={Object.keys(project.models)} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Names of the models that have all columns of a table. */
const matchingModels = (table: InferredTable, project: Project): string[] =>
  Object.entries(soundModels(project))
    .filter(([, model]) => isMatch(model, matchColumns(model, table)))
    .map(([name]) => name);

function fittingModel(text: string, project: Project): string | undefined {
  const table = tableIn(text);
  return table && matchingModels(table, project)[0];
}
