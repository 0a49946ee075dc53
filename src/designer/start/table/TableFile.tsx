import { Alert, Button, Form, Select, Upload } from 'antd';
import { Icon } from '../../../widgets/icons/index.ts';
import { designerTexts } from '../../locale/index.ts';
import type { ChosenWorkbook, TableFileReading } from './useTableFile.ts';

interface Props {
  reading: TableFileReading;
  /** Where the text is from, while it is that of a workbook. */
  workbook: ChosenWorkbook | undefined;
}

/** Chooses a file with a table, and the sheet of a workbook. */
export function TableFile({ reading, workbook }: Props) {
  const texts = designerTexts().start.table;
  const { isReading, failure, read } = reading;
  return (
    <>
      <Form.Item>
        <Upload
          accept=".xlsx,.csv,.tsv,.txt"
          showUploadList={false}
          disabled={isReading}
          beforeUpload={(file) => {
            read(file);
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
      {workbook && <SheetChoice workbook={workbook} reading={reading} />}
    </>
  );
}

/** The sheet of a workbook, and what of it was left out. */
function SheetChoice({ workbook, reading }: Props & { workbook: ChosenWorkbook }) {
  const texts = designerTexts().start.table;
  const { file, sheets, sheet, head, rowCount, readCount } = workbook;
  const { isReading, read } = reading;
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
        disabled={isReading}
        options={sheets.map((value) => ({ value, label: value }))}
        onChange={(name) => read(file, name)}
      />
      {readCount < rowCount && (
        <Alert type="warning" showIcon message={texts.cut(readCount, rowCount)} />
      )}
    </Form.Item>
  );
}
