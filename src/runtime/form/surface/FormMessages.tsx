import { Alert, Button, Space } from 'antd';
import type { Save } from './useSave.ts';

/** What concerns the form as a whole: a refusal without a field, or that somebody else was faster. */
export function FormMessages({ refusal, conflict, settle }: Pick<Save, 'refusal' | 'conflict' | 'settle'>) {
  if (conflict) {
    return (
      <Alert
        className="pl-form-message" type="warning" showIcon role="alert" message={conflict.message}
        description={(
          <>
            <p className="pl-form-conflict">{conflict.changed.length > 0 ? `对方修改了：${conflict.changed.join('、')}。` : ''}继续编辑将保留您的修改，保存时覆盖对方对相同字段的修改；重新加载将放弃您的修改。</p>
            <Space><Button size="small" type="primary" onClick={() => settle(true)}>继续编辑</Button><Button size="small" onClick={() => settle(false)}>重新加载</Button></Space>
          </>
        )}
      />
    );
  }
  return refusal === undefined ? null : <Alert className="pl-form-message" type="error" showIcon role="alert" message={refusal} />;
}
