/**
 * The baseline of the first list: the page of posts as a developer writes it by hand with antd, in
 * a frame with a menu, asking the server the same questions.
 */
import '../../src/shell/trustedTypes.ts';
import '@ant-design/v5-patch-for-react-19';
import {
  App,
  Button,
  ConfigProvider,
  Form,
  Input,
  Layout,
  Menu,
  Select,
  Space,
  Table,
  Tag,
  type MenuProps,
} from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Route {
  path: string;
  hidden?: boolean;
  meta?: { title: string };
  children?: Route[];
}
interface Post {
  postId: number;
  postCode: string;
  postName: string;
  postSort: number;
  status: string;
  createTime: string;
}
interface Entry {
  dictLabel: string;
  dictValue: string;
}

const token = /access_token=([^;]+)/.exec(document.cookie)?.[1];

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as T;
}

const menuOf = (routes: readonly Route[], base = ''): MenuProps['items'] =>
  routes
    .filter(({ hidden, meta }) => !hidden && meta)
    .map(({ path, meta, children }) => {
      const key = `${base}/${path}`;
      return { key, label: meta!.title, ...(children && { children: menuOf(children, key) }) };
    });

function Posts(): React.ReactNode {
  const [page, setPage] = useState<{ rows: Post[]; total: number }>();
  const [statuses, setStatuses] = useState<Entry[]>([]);
  const [selected, setSelected] = useState<React.Key[]>([]);
  useEffect(() => {
    void ask<{ rows: Post[]; total: number }>('/system/post/list?pageNum=1&pageSize=10').then(
      setPage,
    );
    void ask<{ data: Entry[] }>('/system/dict/data/type/sys_normal_disable').then(({ data }) =>
      setStatuses(data),
    );
  }, []);
  const label = (value: string) => (
    <Tag color={value === '0' ? 'blue' : 'red'}>
      {statuses.find(({ dictValue }) => dictValue === value)?.dictLabel ?? value}
    </Tag>
  );
  return (
    <>
      <Form layout="inline">
        <Form.Item name="postCode" label="岗位编码">
          <Input placeholder="请输入" allowClear />
        </Form.Item>
        <Form.Item name="postName" label="岗位名称">
          <Input placeholder="请输入" allowClear />
        </Form.Item>
        <Form.Item name="status" label="状态">
          <Select
            placeholder="请选择"
            allowClear
            options={statuses.map(({ dictLabel, dictValue }) => ({
              label: dictLabel,
              value: dictValue,
            }))}
          />
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
        <Button>导出</Button>
      </Space>
      <Table
        rowKey="postId"
        size="middle"
        bordered
        loading={!page}
        dataSource={page?.rows}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
        pagination={{
          total: page?.total,
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (total) => `共 ${total} 条`,
        }}
        columns={[
          { title: '岗位编号', dataIndex: 'postId', sorter: true },
          { title: '岗位编码', dataIndex: 'postCode', ellipsis: true },
          { title: '岗位名称', dataIndex: 'postName', ellipsis: true },
          { title: '显示顺序', dataIndex: 'postSort', sorter: true },
          { title: '状态', dataIndex: 'status', render: label },
          { title: '创建时间', dataIndex: 'createTime' },
          {
            title: '操作',
            key: 'actions',
            fixed: 'right',
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

function Frame(): React.ReactNode {
  const [menu, setMenu] = useState<MenuProps['items']>();
  useEffect(() => {
    void Promise.all([ask('/getInfo'), ask<{ data: Route[] }>('/getRouters')]).then(
      ([, { data }]) => setMenu(menuOf(data)),
    );
  }, []);
  if (!menu) return null;
  return (
    <Layout>
      <Layout.Sider width={256}>
        <Menu
          mode="inline"
          theme="dark"
          items={menu}
          defaultOpenKeys={['//system']}
          selectedKeys={['//system/post']}
        />
      </Layout.Sider>
      <Layout>
        <Layout.Header />
        <Layout.Content>
          <Posts />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

createRoot(document.getElementById('root')!).render(
  <ConfigProvider locale={zhCN} theme={{ cssVar: true, hashed: false }}>
    <App>
      <Frame />
    </App>
  </ConfigProvider>,
);
