/**
 * One scenario a page load: ?side=hand|ours&kind=list|form|select|text, with rows,
 * columns, fields, options or kilobytes.
 * `window.bench.mount()` starts it, or starts it again.
 */
import '@ant-design/v5-patch-for-react-19';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  HandwrittenForm,
  HandwrittenList,
  HandwrittenSelect,
  HandwrittenText,
} from './handwritten.tsx';
import { PageloomForm, PageloomList, PageloomSelect, PageloomText } from './pageloom.tsx';

const query = new URLSearchParams(location.search);
const count = (name: string): number => Number(query.get(name) ?? 0);
const ours = query.get('side') === 'ours';

const scenarios: Readonly<Record<string, () => ReactNode>> = {
  form: () =>
    ours ? <PageloomForm fields={count('fields')} /> : <HandwrittenForm fields={count('fields')} />,
  select: () =>
    ours ? (
      <PageloomSelect options={count('options')} />
    ) : (
      <HandwrittenSelect options={count('options')} />
    ),
  text: () =>
    ours ? (
      <PageloomText kilobytes={count('kilobytes')} />
    ) : (
      <HandwrittenText kilobytes={count('kilobytes')} />
    ),
  list: () =>
    ours ? (
      <PageloomList rows={count('rows')} columns={count('columns')} />
    ) : (
      <HandwrittenList rows={count('rows')} columns={count('columns')} />
    ),
};

const Scenario = (): ReactNode => scenarios[query.get('kind') ?? 'list']?.();

declare global {
  interface Window {
    bench: { mount(): void };
  }
}

let root: Root | undefined;
window.bench = {
  mount() {
    root?.unmount();
    root = createRoot(document.getElementById('root')!);
    root.render(
      <ConfigProvider locale={zhCN} theme={{ cssVar: true, hashed: false }}>
        <App>
          <Scenario />
        </App>
      </ConfigProvider>,
    );
  },
};
