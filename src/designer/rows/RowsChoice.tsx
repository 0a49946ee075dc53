import { Alert, Checkbox, Form } from 'antd';
import { designerTexts } from '../locale/index.ts';
import type { NewPage } from '../start/beginnings.ts';
import { areKeepable, most } from './keptRows.ts';

/** Whether the rows of a pasted table become records once the page is published. */
export function RowsChoice({ text, rows }: { text: string; rows: number }) {
  const texts = designerTexts().rows;
  if (rows === 0) return null;
  if (!areKeepable(text))
    return <Alert type="warning" showIcon message={texts.tooMany(most.rows, most.characters)} />;
  return (
    <Form.Item<NewPage> name="withRows" valuePropName="checked" extra={texts.choiceHint}>
      <Checkbox>{texts.choice(rows)}</Checkbox>
    </Form.Item>
  );
}
