/**
 * The baseline of the designer: the same page as a developer writes it by hand with antd, with its
 * parts in a state that a box and buttons change. `#kind=form&fields=…` or `#kind=wide&columns=…`
 * draws it.
 */
import '@ant-design/v5-patch-for-react-19';
import { App, Button, ConfigProvider, Input } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Edited } from './edited.ts';
import { HandwrittenForm, HandwrittenPage } from './handwritten.tsx';
import { linesOf, numbers, type Amounts } from './pages.ts';

const parts = (count: number): Edited['parts'] =>
  numbers(count).map((number) => ({ name: `field${number}`, label: `字段 ${number}` }));

function Editor({ kind, amounts }: { kind: string; amounts: Amounts & { fields: number } }) {
  const isForm = kind === 'form';
  const [history, setHistory] = useState<readonly Edited[]>([
    { parts: parts(isForm ? amounts.fields : amounts.columns), texts: [] },
  ]);
  const [chosen, setChosen] = useState<string>();
  const now = history.at(-1)!;
  const edit = (next: Partial<Edited>) => setHistory([...history, { ...now, ...next }]);
  const add = () =>
    isForm
      ? edit({
          parts: now.parts.flatMap((part, index) =>
            index === 1 ? [part, { name: 'field', label: '单行文本' }] : [part],
          ),
        })
      : edit({ texts: [...now.texts, linesOf(0)[0]!] });
  return (
    <>
      <Input
        aria-label="标题"
        value={now.parts.find(({ name }) => name === chosen)?.label}
        onChange={({ target: { value } }) =>
          edit({
            parts: now.parts.map((part) =>
              part.name === chosen ? { ...part, label: value } : part,
            ),
          })
        }
      />
      <Button onClick={add}>新增</Button>
      <Button onClick={() => setHistory(history.slice(0, -1))}>撤销</Button>
      {isForm ? (
        <HandwrittenForm edited={now} chosen={chosen} choose={setChosen} />
      ) : (
        <HandwrittenPage edited={now} chosen={chosen} choose={setChosen} amounts={amounts} />
      )}
    </>
  );
}

const root = createRoot(document.getElementById('root')!);
addEventListener('hashchange', () => {
  const query = new URLSearchParams(location.hash.slice(1));
  const count = (name: string): number => Number(query.get(name) ?? 0);
  const amounts = {
    fields: count('fields'),
    columns: count('columns'),
    query: count('query'),
    cards: count('cards'),
    actions: count('actions'),
  };
  root.render(
    <ConfigProvider
      locale={zhCN}
      theme={{ cssVar: true, hashed: false }}
      button={{ autoInsertSpace: false }}
    >
      <App>
        <Editor kind={query.get('kind') ?? 'form'} amounts={amounts} />
      </App>
    </ConfigProvider>,
  );
});
