import { Alert, Button, Form, Input, Upload } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { LossReport } from '../freeForm/LossReport.tsx';
import { readImport } from '../imports/readImport.ts';
import { Faults } from '../json/JsonText.tsx';
import { designerTexts } from '../locale/index.ts';
import type { NewPage } from './beginnings.ts';

/** More of a file is not read: a text as long as that is refused. */
const largestFile = 8_100_000;
/** Problems that are shown. */
const most = 20;

/** The text that a page is imported from: what it is, and what of it is not carried. */
export function ImportChoice() {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().start.import;
  const text = useDeferredValue(Form.useWatch('imported', form) ?? '');
  const read = useMemo(() => (text.trim() === '' ? undefined : readImport(text)), [text]);
  return (
    <>
      <Form.Item
        name="imported"
        label={texts.label}
        extra={texts.hint}
        rules={[
          {
            validator: (_rule, given = '') =>
              'problems' in readImport(given)
                ? Promise.reject(new Error(texts.needed))
                : Promise.resolve(),
          },
        ]}
      >
        <Input.TextArea rows={6} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={async (file) => {
            form.setFieldValue('imported', await file.slice(0, largestFile).text());
            void form.validateFields(['imported']).catch(() => undefined);
            return false;
          }}
        >
          <Button icon={<Icon name="upload" />}>{texts.file}</Button>
        </Upload>
      </Form.Item>
      {read && 'problems' in read && <Faults problems={read.problems.slice(0, most)} />}
      {read && 'notation' in read && (
        <>
          <Alert
            type="info"
            message={texts.notations[read.notation]}
            description={read.lost.length === 0 && texts.complete}
          />
          <LossReport lost={read.lost} />
        </>
      )}
    </>
  );
}
