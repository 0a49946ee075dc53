import { Alert, Button, Form, Select, Upload } from 'antd';
import { useRef, useState } from 'react';
import { Icon } from '../../../widgets/icons/index.ts';
import { designerTexts } from '../../locale/index.ts';
import { readTableFile, titleOf, type ReadSheet, type SheetTable } from './tableFile.ts';

interface Props {
  readSheet: ReadSheet;
  /** Where the text is from, while it is that of a workbook. */
  workbook: ChosenWorkbook | undefined;
  onTable(table: ChosenTable): void;
}

/** A workbook, and the sheet of it that was read. */
export interface ChosenWorkbook extends SheetTable {
  file: File;
}

export interface ChosenTable {
  text: string;
  /** What a page of the table may be called. */
  title: string;
  workbook: ChosenWorkbook | undefined;
}

/** Chooses a file with a table, and the sheet of a workbook. */
export function TableFile({ readSheet, workbook, onTable }: Props) {
  const texts = designerTexts().start.table;
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const round = useRef(0);
  const read = async (file: File, sheet?: string) => {
    const own = ++round.current;
    const isLatest = () => own === round.current;
    setFailure(undefined);
    setReading(true);
    try {
      const table = await readTableFile(file, readSheet, sheet);
      const found = table.workbook && { ...table.workbook, file };
      const title = titleOf(file.name, found?.sheet);
      if (isLatest()) onTable({ text: table.text, title, workbook: found });
    } catch (error) {
      if (isLatest()) setFailure((error as Error).message);
    }
    if (isLatest()) setReading(false);
  };
  return (
    <>
      <Form.Item>
        <Upload
          accept=".xlsx,.csv,.tsv,.txt"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <Button icon={<Icon name="upload" />} loading={isReading}>
            {texts.file}
          </Button>
        </Upload>
      </Form.Item>
      {failure !== undefined && (
        <Alert className="pl-start-alert" type="error" showIcon message={failure} />
      )}
      {workbook && (
        <SheetChoice
          workbook={workbook}
          isReading={isReading}
          onChoose={(sheet) => void read(workbook.file, sheet)}
        />
      )}
    </>
  );
}

interface SheetProps {
  workbook: ChosenWorkbook;
  isReading: boolean;
  onChoose(sheet: string): void;
}

/** The sheet of a workbook, and what of it was left out. */
function SheetChoice({ workbook, isReading, onChoose }: SheetProps) {
  const texts = designerTexts().start.table;
  const { file, sheets, sheet, head, rowCount, rows } = workbook;
  return (
    <Form.Item
      label={texts.sheet(file.name)}
      htmlFor="pl-start-sheet"
      extra={head > 1 ? texts.headAt(head) : undefined}
    >
      <Select
        id="pl-start-sheet"
        showSearch
        value={sheet}
        loading={isReading}
        options={sheets.map((value) => ({ value, label: value }))}
        onChange={onChoose}
      />
      {rows.length - 1 < rowCount && (
        <Alert type="warning" showIcon message={texts.cut(rows.length - 1, rowCount)} />
      )}
    </Form.Item>
  );
}
