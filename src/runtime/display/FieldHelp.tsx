import Question from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Tooltip } from 'antd';
import { texts } from '../locale/index.ts';
import './fieldHelp.css';

/** The help of a field beside its label, shown on hover and focus; nothing where there is none. */
export function FieldHelp({ label, help }: { label: string; help: string }) {
  return help === '' ? null : (
    <Tooltip title={help} trigger={['hover', 'focus']}>
      <button type="button" className="pl-field-help" aria-label={texts.common.helpOf(label, help)}>
        <Question />
      </button>
    </Tooltip>
  );
}
