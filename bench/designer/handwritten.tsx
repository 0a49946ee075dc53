/** The form and the page of everything, as a developer writes them by hand with antd. */
import { Button, Card, DatePicker, Form, Input, InputNumber, Select, Space, Table } from 'antd';
import type { ReactNode } from 'react';
import { choices, linesOf, numbers, widgetOf, type Amounts } from './pages.ts';
import type { Edited } from './edited.ts';

interface Props {
  edited: Edited;
  chosen: string | undefined;
  choose(name: string): void;
}

const controls: Readonly<Record<ReturnType<typeof widgetOf>, () => ReactNode>> = {
  Input: () => <Input placeholder="请输入" allowClear />,
  NumberInput: () => <InputNumber placeholder="请输入" />,
  Select: () => <Select placeholder="请选择" allowClear options={choices} />,
  DatePicker: () => <DatePicker placeholder="请选择" />,
};

/** The fields of a form; the one that was clicked has a frame. */
export const HandwrittenForm = ({ edited: { parts }, chosen, choose }: Props): ReactNode => (
  <Form layout="vertical" onFinish={() => undefined}>
    {parts.map(({ name, label }) => (
      <div
        key={name}
        data-field={name}
        style={{ outline: chosen === name ? '2px solid' : undefined }}
        // What is clicked is chosen, and not used.
        onClickCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          choose(name);
        }}
        onMouseDownCapture={(event) => event.stopPropagation()}
      >
        <Form.Item
          name={name}
          label={label}
          rules={[{ required: true, message: `${label}不能为空` }]}
        >
          {controls[widgetOf(Number(name.slice('field'.length)))]()}
        </Form.Item>
      </div>
    ))}
    <Button type="primary" htmlType="submit">
      保存
    </Button>
  </Form>
);

const rows = numbers(10).map((row) =>
  Object.fromEntries([
    ['id', row],
    ...numbers(100).map((column) => [`field${column}`, `值 ${row}-${column}`]),
  ]),
);

/** Texts, cards, a search, buttons and a table. */
export const HandwrittenPage = ({
  edited: { parts, texts },
  chosen,
  choose,
  amounts,
}: Props & { amounts: Amounts }): ReactNode => (
  <>
    {texts.map((text, index) => (
      <p key={index} className="added">
        {text}
      </p>
    ))}
    <HandwrittenCard card={1} />
    <Form layout="inline">
      {numbers(amounts.query).map((number) => (
        <Form.Item key={number} name={`field${number}`} label={`条件 ${number}`}>
          <Input placeholder="请输入" allowClear />
        </Form.Item>
      ))}
    </Form>
    <Space wrap>
      {numbers(amounts.actions).map((number) => (
        <Button key={number}>{`操作 ${number}`}</Button>
      ))}
    </Space>
    <Table
      rowKey="id"
      size="middle"
      bordered
      dataSource={rows}
      scroll={{ x: 'max-content' }}
      rowSelection={{}}
      columns={[
        ...parts.map(({ name, label }) => ({
          title: label,
          dataIndex: name,
          width: 120,
          onHeaderCell: () => ({
            onClick: () => choose(name),
            style: { outline: chosen === name ? '2px solid' : undefined },
          }),
        })),
        {
          title: '操作',
          key: 'actions',
          render: () => (
            <Space>
              <a>修改</a>
              <a>删除</a>
            </Space>
          ),
        },
      ]}
    />
    {numbers(amounts.cards - 1).map((number) => (
      <HandwrittenCard key={number} card={number + 1} />
    ))}
  </>
);

const HandwrittenCard = ({ card }: { card: number }): ReactNode => (
  <Card title={`卡片 ${card}`}>
    {linesOf(card).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Card>
);
