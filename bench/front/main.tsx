/**
 * One scenario a page load: ?side=hand|ours&kind=list|form&rows=100&columns=20&fields=20.
 * `window.bench.mount()` starts it, or starts it again.
 */
import '@ant-design/v5-patch-for-react-19';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { createRoot, type Root } from 'react-dom/client';
import { HandwrittenForm, HandwrittenList } from './handwritten.tsx';
import { PageloomForm, PageloomList } from './pageloom.tsx';

const query = new URLSearchParams(location.search);
const count = (name: string): number => Number(query.get(name) ?? 0);
const ours = query.get('side') === 'ours';

function Scenario(): React.ReactNode {
  if (query.get('kind') === 'form')
    return ours ? (
      <PageloomForm fields={count('fields')} />
    ) : (
      <HandwrittenForm fields={count('fields')} />
    );
  return ours ? (
    <PageloomList rows={count('rows')} columns={count('columns')} />
  ) : (
    <HandwrittenList rows={count('rows')} columns={count('columns')} />
  );
}

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
