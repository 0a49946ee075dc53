import { Select, Space, type SelectProps } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { typeChoices } from './typeChoices.ts';

const withIcon: SelectProps['optionRender'] = ({ label, data }) => (
  <Space>
    <Icon name={String(data.icon)} />
    {label}
  </Space>
);

/** The type of a field, chosen among those that a running server can add. */
export function TypeSelect(props: SelectProps<string>) {
  return <Select {...props} options={typeChoices()} optionRender={withIcon} />;
}
