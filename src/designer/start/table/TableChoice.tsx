import { Alert, Form, Input, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { matchColumns, isMatch } from '../../../schema/infer/matchModel.ts';
import type { InferredTable } from '../../../schema/infer/inferTable.ts';
import { newFieldsOf } from '../../../schema/infer/newFieldsOf.ts';
import { RowsChoice } from '../../rows/RowsChoice.tsx';
import { soundModels, type Project } from '../../document/project.ts';
import { designerTexts } from '../../locale/index.ts';
import { MadeModel } from '../../made/MadeModel.tsx';
import { aNewModel, type NewPage } from '../beginnings.ts';
import { tableIn } from './pasted.ts';
import { TableFields } from './TableFields.tsx';
import { TableFile, type ChosenTable, type ChosenWorkbook } from './TableFile.tsx';
import type { ReadSheet } from './tableFile.ts';
import { useKnownDicts } from './useKnownDicts.ts';

interface Props {
  project: Project;
  readSheet: ReadSheet;
}

/** The table that a page is made for: what its columns are, and which model has them. */
export function TableChoice({ project, readSheet }: Props) {
  const form = Form.useFormInstance<NewPage>();
  const { start, made } = designerTexts();
  const texts = start.table;
  const pasted = Form.useWatch('pasted', form);
  const types = useMemo(() => Object.keys(project.dicts), [project]);
  const dicts = useKnownDicts(types);
  const table = useMemo(() => tableIn(pasted, dicts), [pasted, dicts]);
  const names = useMemo(() => (table ? matchingModels(table, project) : []), [table, project]);
  const fields = useMemo(() => (table ? newFieldsOf(table) : {}), [table]);
  const taken = useMemo(() => Object.keys(project.models), [project]);
  const isMade = Form.useWatch('model', form) === aNewModel;
  const [workbook, setWorkbook] = useState<ChosenWorkbook>();
  const take = ({ text, title, workbook: from }: ChosenTable) => {
    setWorkbook(from);
    form.setFieldsValue({ pasted: text, model: fittingModel(text, project) });
    if (!form.getFieldValue('title')) form.setFieldValue('title', title);
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
          onChange={({ target }) => {
            setWorkbook(undefined);
            form.setFieldValue('model', fittingModel(target.value, project));
          }}
        />
      </Form.Item>
      <TableFile readSheet={readSheet} workbook={workbook} onTable={take} />
      {table && !dicts && <Skeleton active paragraph={{ rows: 3 }} />}
      {table && dicts && (
        <>
          <TableFields table={table} />
          <RowsChoice text={pasted ?? ''} rows={table.rows} />
          <Form.Item name="model" label={texts.model} hidden={names.length === 0}>
            <Select
              options={[
                ...names.map((value) => ({
                  value,
                  label: `${project.models[value]?.label ?? ''} ${value}`,
                })),
                { value: aNewModel, label: made.title },
              ]}
            />
          </Form.Item>
          {names.length === 0 && <Alert type="info" showIcon message={texts.noModel} />}
          {isMade && <MadeModel taken={taken} fields={fields} />}
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
  return table && (matchingModels(table, project)[0] ?? aNewModel);
}
