import { App, Button, Dropdown, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { copyText } from '../../widgets/clipboard.ts';
import type { Path } from '../document/path.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { answerTree, hasNoRecords, isEmptyAnswer, type AnswerNode } from './answerTree.ts';
import { valueTexts } from './locale/index.ts';
import { choicesOf } from './request.ts';

interface Props {
  /** Place of the request. */
  path: Path;
  result: unknown;
}

/** What a request answered: as a tree, whose members can be used elsewhere. */
export function Answer({ path, result }: Props) {
  const texts = valueTexts().request;
  const [chosen, setChosen] = useState<AnswerNode>();
  const tree = useMemo(() => answerTree(result, texts.more), [result, texts]);
  if (isEmptyAnswer(result)) return <p className="pl-design-note">{texts.empty}</p>;
  if (tree.length === 0)
    return hasNoRecords(result) ? (
      <p className="pl-design-note">{texts.noRecords}</p>
    ) : (
      <code>{JSON.stringify(result)}</code>
    );
  return (
    <>
      <p className="pl-design-note">{hasNoRecords(result) ? texts.noRecords : texts.hint}</p>
      <div className="pl-answer">
        <Tree
          aria-label={texts.answer}
          treeData={tree}
          defaultExpandedKeys={openAtFirst(tree)}
          motion={false}
          onSelect={(_keys, { node }) => setChosen(node)}
        />
      </div>
      {chosen && !chosen.key.endsWith('…') && <Uses path={path} node={chosen} />}
    </>
  );
}

/** A list with its first record: what its members are called is seen at once. */
function openAtFirst(nodes: readonly AnswerNode[]): string[] {
  const first = nodes.find(({ children }) => children.length > 0);
  return first ? [first.key, ...openAtFirst(first.children).slice(0, 1)] : [];
}

/** What can be done with a member: copied as it is written, or taken for choices. */
function Uses({ path, node: { key, name } }: { path: Path; node: AnswerNode }) {
  const { store } = useDesigner();
  const { message } = App.useApp();
  const document = useDocument();
  const texts = valueTexts().request;
  const root = path.at(-2) === 'sources' ? `sources.${String(path.at(-1))}` : 'result';
  const expression = `${root}${key}`;
  const copy = (text: string) =>
    void copyText(text).then(
      () => message.success(texts.copied),
      () => message.error(texts.copyFailed),
    );
  const choices = name === undefined ? [] : choicesOf(document, path);
  const fills = choices.flatMap(({ path: at, field }) => [
    { key: `value ${JSON.stringify(at)}`, label: texts.asValue(field), at: [...at, 'value'] },
    { key: `label ${JSON.stringify(at)}`, label: texts.asLabel(field), at: [...at, 'label'] },
  ]);
  return (
    <div className="pl-request-uses">
      <code>{expression}</code>
      <Button size="small" onClick={() => copy(expression)}>
        {texts.copyPath}
      </Button>
      {name !== undefined && (
        <Button size="small" onClick={() => copy(name)}>
          {texts.copyName}
        </Button>
      )}
      {fills.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: fills.map(({ key: item, label }) => ({ key: item, label })),
            onClick({ key: item }) {
              const fill = fills.find((one) => one.key === item);
              if (fill) store.edit({ type: 'set', at: fill.at, value: name });
            },
          }}
        >
          <Button size="small" aria-haspopup="menu">
            {texts.fill}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}
