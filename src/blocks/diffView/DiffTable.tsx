import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { Line, Pair } from './compare.ts';
import { sectionsOf } from './fold.ts';

/** Lines that are drawn at first, and by which more are drawn on demand. */
const drawn = 1000;
const none: ReadonlySet<number> = new Set();

interface Props {
  pairs: readonly Pair[];
  layout: 'split' | 'unified';
  context: number;
  title: string;
  labels: { before: string; after: string };
}

/** The lines of both texts; what is far from a change is folded until it is asked for. */
export function DiffTable({ pairs, layout, context, title, labels }: Props) {
  // Of other texts nothing has been unfolded yet.
  const [state, setState] = useState({ of: pairs, opened: none, shown: drawn });
  const { opened, shown } = state.of === pairs ? state : { opened: none, shown: drawn };
  const sections = useMemo(() => sectionsOf(pairs, context), [pairs, context]);
  const lines = sections.flatMap<ReactNode>(({ at, pairs: some, isFolded }) =>
    isFolded && !opened.has(at)
      ? [
          <tr key={`fold${at}`} className="pl-diff-fold">
            <td colSpan={4}>
              <Button
                type="link"
                size="small"
                onClick={() => setState({ of: pairs, opened: new Set([...opened, at]), shown })}
              >
                {lateTexts.diff.unfold(some.length)}
              </Button>
            </td>
          </tr>,
        ]
      : layout === 'split'
        ? some.map((pair, index) => <SplitLine key={at + index} pair={pair} />)
        : unified(some, at),
  );
  return (
    <div className="pl-diff-lines" tabIndex={0} role="region" aria-label={title}>
      <table className={`pl-diff-${layout}`}>
        <Head layout={layout} labels={labels} />
        <tbody>{lines.slice(0, shown)}</tbody>
      </table>
      {lines.length > shown && (
        <Button type="link" onClick={() => setState({ of: pairs, opened, shown: shown + drawn })}>
          {lateTexts.diff.more(lines.length - shown)}
        </Button>
      )}
    </div>
  );
}

/** The widths of the columns, and what they hold. */
function Head({ layout, labels: { before, after } }: Pick<Props, 'layout' | 'labels'>) {
  return (
    <>
      <colgroup>
        <col className="pl-diff-number" />
        <col className={layout === 'split' ? undefined : 'pl-diff-number'} />
        <col className={layout === 'split' ? 'pl-diff-number' : 'pl-diff-sign'} />
        <col />
      </colgroup>
      <thead>
        {layout === 'split' ? (
          <tr>
            <th scope="colgroup" colSpan={2}>
              {before}
            </th>
            <th scope="colgroup" colSpan={2}>
              {after}
            </th>
          </tr>
        ) : (
          <tr>
            <th scope="colgroup" colSpan={4}>
              - {before}　+ {after}
            </th>
          </tr>
        )}
      </thead>
    </>
  );
}

/** Of each run of changes, what was before comes first. */
function unified(pairs: readonly Pair[], from: number): ReactNode[] {
  const rows: ReactNode[] = [];
  let added: ReactNode[] = [];
  for (const [index, { isSame, before, after }] of pairs.entries()) {
    const key = from + index;
    if (isSame) {
      rows.push(...added, <OneLine key={key} kind="same" before={before} after={after} />);
      added = [];
      continue;
    }
    if (before) rows.push(<OneLine key={`-${key}`} kind="removed" before={before} />);
    if (after) added.push(<OneLine key={`+${key}`} kind="added" after={after} />);
  }
  return [...rows, ...added];
}

type Kind = 'same' | 'removed' | 'added';
const signs: Readonly<Record<Kind, string>> = { same: ' ', removed: '-', added: '+' };

function OneLine({
  kind,
  before,
  after,
}: {
  kind: Kind;
  before?: Line | undefined;
  after?: Line | undefined;
}) {
  return (
    <tr className={`pl-diff-${kind}`}>
      <td className="pl-diff-number">{before?.number}</td>
      <td className="pl-diff-number">{after?.number}</td>
      <td className="pl-diff-sign">{signs[kind]}</td>
      <Text line={before ?? after} kind={kind} />
    </tr>
  );
}

function SplitLine({ pair: { isSame, before, after } }: { pair: Pair }) {
  const cells = (line: Line | undefined, kind: Kind) => (
    <>
      <td className={`pl-diff-number${line ? ` pl-diff-${kind}` : ''}`}>{line?.number}</td>
      <Text line={line} kind={line ? kind : 'same'} />
    </>
  );
  return (
    <tr>
      {cells(before, isSame ? 'same' : 'removed')}
      {cells(after, isSame ? 'same' : 'added')}
    </tr>
  );
}

function Text({ line, kind }: { line: Line | undefined; kind: Kind }) {
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <td className={`pl-diff-text pl-diff-${kind}`}>
      {line?.pieces.map(({ text, changed }, index) =>
        changed && kind !== 'same' ? <Mark key={index}>{text}</Mark> : text,
      )}
    </td>
  );
}
