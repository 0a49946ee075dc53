import { Alert, Form, Input, Select, Skeleton } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchColumns, isMatch } from '../../../schema/infer/matchModel.ts';
import type { InferredTable } from '../../../schema/infer/inferTable.ts';
import { newFieldsOf } from '../../../schema/infer/newFieldsOf.ts';
import { RowsChoice } from '../../rows/RowsChoice.tsx';
import { soundModels, type Project } from '../../document/project.ts';
import { designerTexts } from '../../locale/index.ts';
import { MadeModel } from '../../made/MadeModel.tsx';
import { aNewModel, type NewPage } from '../beginnings.ts';
import { isCut, tableIn } from './pasted.ts';
import { TableFields } from './TableFields.tsx';
import { TableFile } from './TableFile.tsx';
import type { ReadSheet } from './readTableFile.ts';
import { useKnownDicts } from './useKnownDicts.ts';
import { useTableFile, type ChosenTable, type ChosenWorkbook } from './useTableFile.ts';

interface Props {
  project: Project;
  readSheet: ReadSheet;
}

/** The table that a page is made for: what its columns are, and which model has them. */
export function TableChoice({ project, readSheet }: Props) {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().start.table;
  const types = useMemo(() => Object.keys(project.dicts), [project]);
  const dicts = useKnownDicts(types);
  const { workbook, reading, type } = useTable(project, readSheet);
  const problemOf = (text?: string): string | undefined => {
    if (reading.isPending()) return texts.reading;
    if (!tableIn(text)) return texts.none;
    return dicts ? undefined : texts.recognizing;
  };
  useEffect(() => {
    // What was said while they were on their way.
    if (dicts && form.getFieldError('pasted').length > 0)
      void form.validateFields(['pasted']).catch(() => undefined);
  }, [dicts, form]);
  const pasted = Form.useWatch('pasted', form);
  const table = useMemo(() => tableIn(pasted, dicts), [pasted, dicts]);
  return (
    <>
      <Form.Item
        name="pasted"
        label={texts.label}
        extra={texts.hint}
        rules={[
          {
            validator: (_rule, text?: string) => {
              const problem = problemOf(text);
              return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
            },
          },
        ]}
      >
        <Input.TextArea rows={4} autoComplete="off" onChange={({ target }) => type(target.value)} />
      </Form.Item>
      <Form.Item name="head" hidden>
        <Input />
      </Form.Item>
      <TableFile reading={reading} workbook={workbook} />
      {table && !dicts && <Skeleton active paragraph={{ rows: 3 }} />}
      {table && dicts && <TableModel table={table} text={pasted ?? ''} project={project} />}
    </>
  );
}

/** Where the table is from: what is typed, or a file. */
function useTable(project: Project, readSheet: ReadSheet) {
  const form = Form.useFormInstance<NewPage>();
  const [workbook, setWorkbook] = useState<ChosenWorkbook>();
  const proposed = useRef<string>(undefined);
  const reading = useTableFile(readSheet, ({ text, title, workbook: from }: ChosenTable) => {
    setWorkbook(from);
    form.setFieldsValue({ pasted: text, head: from?.head, model: fittingModel(text, project) });
    // A title that somebody wrote stays.
    const given = form.getFieldValue('title') as string | undefined;
    if (!given || given === proposed.current) form.setFieldValue('title', title);
    proposed.current = title;
    void form.validateFields(['pasted', 'model']).catch(() => undefined);
  });
  const type = (text: string) => {
    reading.stop();
    setWorkbook(undefined);
    form.setFieldsValue({ head: undefined, model: fittingModel(text, project) });
  };
  return { workbook, reading, type };
}

interface ModelProps {
  table: InferredTable;
  text: string;
  project: Project;
}

/** The columns of a table, and the model of the page: one that has them, or a new one. */
function TableModel({ table, text, project }: ModelProps) {
  const form = Form.useFormInstance<NewPage>();
  const { start, made } = designerTexts();
  const texts = start.table;
  const names = useMemo(() => matchingModels(table, project), [table, project]);
  const fields = useMemo(() => newFieldsOf(table), [table]);
  const taken = useMemo(() => Object.keys(project.models), [project]);
  const isMade = Form.useWatch('model', form) === aNewModel;
  return (
    <>
      <TableFields table={table} isBeginning={isCut(text)} />
      <RowsChoice text={text} rows={table.rows} />
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
