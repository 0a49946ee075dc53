import { Alert, Button, Empty, Form, Select, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { unfitness } from '../../../schema/infer/databaseTable.ts';
import type { Project } from '../../document/project.ts';
import { designerTexts } from '../../locale/index.ts';
import { useAnswer } from '../../publish/useAnswer.ts';
import type { NewPage } from '../beginnings.ts';
import { columnOf, type DatabaseTable, type DatabaseTables } from './tables.ts';
import { TakenColumns } from './TakenColumns.tsx';
import {
  inferredColumns,
  modelNameOf,
  takenModel,
  type TakenColumn,
  type TakenModel,
} from './takenModel.ts';
import { defined } from '../../../schema/defined.ts';

interface Props {
  tables: DatabaseTables;
  project: Project;
}

/** The table of the database that a page is made for. */
export function DatabaseChoice(props: Props) {
  const texts = designerTexts().database;
  return (
    <Form.Item
      name="taken"
      label={texts.table}
      rules={[
        {
          validator: (_rule, taken?: TakenModel) =>
            taken ? Promise.resolve() : Promise.reject(new Error(texts.needed)),
        },
      ]}
    >
      <TablePicker {...props} />
    </Form.Item>
  );
}

interface PickerProps extends Props {
  /** Given by the form. */
  id?: string;
  onChange?(taken: TakenModel | undefined): void;
}

function TablePicker({ tables, project, id, onChange = () => undefined }: PickerProps) {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().database;
  const [sought, setSought] = useState('');
  const [table, setTable] = useState<DatabaseTable>();
  const part = useDeferredValue(sought.trim());
  const found = useAnswer(() => tables.list(part), part);
  const choose = (name: string) => {
    const chosen = found.answer?.find(({ tableName }) => tableName === name);
    setTable(chosen);
    onChange(undefined);
    if (chosen && !form.getFieldValue('title')) form.setFieldValue('title', labelOf(chosen));
  };
  return (
    <>
      <Select
        {...defined({ id })}
        showSearch
        filterOption={false}
        loading={!found.answer && found.failure === undefined}
        placeholder={texts.placeholder}
        onSearch={setSought}
        onSelect={choose}
        options={(found.answer ?? []).map((one) => ({
          value: one.tableName,
          label: texts.option(one.tableComment, one.tableName, one.rowCount, one.hasMoreRows),
        }))}
        notFoundContent={
          found.answer ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none(part)} />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          )
        }
      />
      <p className="pl-start-hint">{texts.hint}</p>
      {found.failure !== undefined && <Failed failure={found.failure} again={found.again} />}
      {table && (
        <Columns
          key={table.tableName}
          table={table}
          tables={tables}
          project={project}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** What people call its records: the comment, without that it is a table. */
const labelOf = ({ tableComment, tableName }: DatabaseTable): string =>
  (tableComment.replace(/(?:信息)?表$/, '') || tableName).slice(0, 50);

function Failed({ failure, again }: { failure: string; again(): void }) {
  const { retry, database } = designerTexts();
  return (
    <Alert
      type="error"
      showIcon
      message={database.failed}
      description={failure}
      action={<Button onClick={again}>{retry}</Button>}
    />
  );
}

interface ColumnsProps extends Props {
  table: DatabaseTable;
  onChange(taken: TakenModel | undefined): void;
}

/** The columns of the chosen table: why it cannot be taken over, or what they become. */
function Columns({ table, tables, project, onChange }: ColumnsProps) {
  const texts = designerTexts().database;
  const { tableName } = table;
  const { answer, failure, again } = useAnswer(() => tables.columns(tableName), tableName);
  const columns = useMemo(() => answer?.map(columnOf), [answer]);
  const dicts = useMemo(() => new Set(Object.keys(project.dicts)), [project]);
  const inferred = useMemo(() => columns && inferredColumns(columns, dicts), [columns, dicts]);
  const [changed, setChanged] = useState<readonly TakenColumn[]>();
  const unfit = columns && unfitness(tableName, columns);
  const choices = changed ?? inferred;
  const keep = (next: readonly TakenColumn[]) => {
    const model = takenModel({ name: tableName, label: labelOf(table) }, next);
    const name = modelNameOf(tableName, Object.keys(project.models));
    onChange(model && { name, model });
  };
  if (failure !== undefined) return <Failed failure={failure} again={again} />;
  if (!choices) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (unfit)
    return (
      <Alert
        type="warning"
        showIcon
        message={texts.unfit}
        description={texts.reasons[unfit.reason](unfit.column ?? '')}
      />
    );
  return (
    <TakenColumns
      choices={choices}
      dicts={[...dicts]}
      onShown={() => keep(choices)}
      onChange={(next) => {
        setChanged(next);
        keep(next);
      }}
    />
  );
}
