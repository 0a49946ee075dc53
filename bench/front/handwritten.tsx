/** The baseline: what a developer writes by hand with antd for the same list and the same form. */
import { Button, Form, Input, Select, Space, Table } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { columnNames, later, makeChoices, makeHtml, makeRows } from './data.ts';

export function HandwrittenList({
  rows,
  columns,
}: {
  rows: number;
  columns: number;
}): React.ReactNode {
  const [data, setData] = useState<Record<string, unknown>[]>();
  const [selected, setSelected] = useState<React.Key[]>([]);
  const [form] = Form.useForm();
  useEffect(() => {
    void later(makeRows(rows, columns)).then(setData);
  }, [rows, columns]);
  return (
    <>
      <Form form={form} layout="inline">
        <Form.Item name="field1" label="字段1">
          <Input placeholder="请输入" allowClear />
        </Form.Item>
        <Form.Item name="field2" label="字段2">
          <Input placeholder="请输入" allowClear />
        </Form.Item>
        <Space>
          <Button type="primary">查询</Button>
          <Button>重置</Button>
        </Space>
      </Form>
      <Space>
        <Button type="primary">新增</Button>
        <Button disabled={selected.length !== 1}>修改</Button>
        <Button danger disabled={selected.length === 0}>
          删除
        </Button>
      </Space>
      <Table
        rowKey="id"
        size="middle"
        bordered
        loading={!data}
        dataSource={data}
        // Above some hundred rows a sensible hand switches antd's virtual mode on, which wants
        // numbers for the scroll box.
        virtual={rows > 200}
        scroll={rows > 200 ? { x: 160 + columns * 120, y: 600 } : { x: 'max-content' }}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
        pagination={{
          pageSize: rows,
          total: rows,
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (total) => `共 ${total} 条`,
        }}
        columns={[
          ...columnNames(columns).map((name, index) => ({
            title: `字段${index + 1}`,
            dataIndex: name,
            width: 120,
            ellipsis: true,
          })),
          {
            title: '操作',
            key: 'actions',
            fixed: 'right' as const,
            width: 120,
            render: () => (
              <Space>
                <a>修改</a>
                <a>删除</a>
              </Space>
            ),
          },
        ]}
      />
    </>
  );
}

export function HandwrittenForm({ fields }: { fields: number }): React.ReactNode {
  return (
    <Form layout="vertical" onFinish={() => undefined}>
      {columnNames(fields).map((name, index) => (
        <Form.Item
          key={name}
          name={name}
          label={`字段${index + 1}`}
          rules={[
            { required: true, message: `字段${index + 1}不能为空` },
            { max: 50, message: `字段${index + 1}长度不能超过50个字符` },
          ]}
        >
          <Input placeholder="请输入" allowClear />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit">
        保存
      </Button>
    </Form>
  );
}

export const HandwrittenSelect = ({ options }: { options: number }): React.ReactNode => (
  <Form layout="vertical">
    <Form.Item name="choice" label="选择">
      <Select showSearch allowClear options={useMemo(() => makeChoices(options), [options])} />
    </Form.Item>
  </Form>
);

/** The browser's own editor, which keeps no document of its own: the least that it can cost. */
export const HandwrittenText = ({ kilobytes }: { kilobytes: number }): React.ReactNode => (
  <div
    className="hand-text"
    contentEditable
    style={{ height: 300, overflow: 'auto' }}
    dangerouslySetInnerHTML={useMemo(() => ({ __html: makeHtml(kilobytes) }), [kilobytes])}
  />
);
