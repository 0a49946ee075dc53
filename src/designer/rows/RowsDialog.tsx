import { Alert, Button, Modal, Progress } from 'antd';
import type { Model } from '../../schema/generated/types.gen.ts';
import { designerTexts } from '../locale/index.ts';
import { tableIn } from '../start/table/pasted.ts';
import type { DraftKeys } from '../state/drafts.ts';
import type { KeptRows } from './keptRows.ts';
import type { RowProblem } from './sendRows.ts';
import { useSending } from './useSending.ts';
import './rows.css';

interface Props {
  keys: DraftKeys;
  page: string;
  kept: KeptRows;
  model: Model;
  onClose(): void;
}

/** Problems that are shown at once. */
const mostShown = 200;

/** Sends the rows of a table to the server, says how far that is, and what is wrong with which. */
export function RowsDialog({ keys, page, kept, model, onClose }: Props) {
  const all = designerTexts();
  const texts = all.rows;
  const { isSending, added, left, problems, failure, columns, send, stop } = useSending({
    keys,
    page,
    kept,
    model,
  });
  const heads = new Set(columns.map(({ label }) => label));
  const others = (tableIn(kept.text)?.columns ?? []).filter(({ label }) => !heads.has(label));
  const count = added + left.length;
  const isDone = left.length === 0;
  const hasBegun = isSending || added > 0 || problems.length > 0;
  return (
    <Modal
      open
      title={texts.title(model.label)}
      maskClosable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {isSending ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            !isDone && (
              <Button type="primary" disabled={columns.length === 0} onClick={send}>
                {hasBegun ? texts.again(left.length) : texts.start(left.length)}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="pl-rows">
        <p>{texts.columns(columns.map(({ label }) => label))}</p>
        {others.length > 0 && (
          <Alert type="warning" showIcon message={texts.others(others.map(({ label }) => label))} />
        )}
        {hasBegun && (
          <Progress
            percent={Math.floor((added / Math.max(1, count)) * 100)}
            aria-label={texts.progress}
            status={isDone ? 'success' : isSending ? 'active' : 'normal'}
          />
        )}
        <p role="status">{hasBegun && texts.added(added, count)}</p>
        {failure !== undefined && (
          <Alert type="error" showIcon message={texts.broken} description={failure} />
        )}
        {problems.length > 0 && <Problems problems={problems} head={kept.head} />}
      </div>
    </Modal>
  );
}

/** What is wrong with which rows, by their numbers in the sheet. */
function Problems({ problems, head }: { problems: readonly RowProblem[]; head: number }) {
  const texts = designerTexts().rows;
  return (
    <section className="pl-rows-problems" aria-label={texts.problems} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ place, column = '', reason }) => (
            <tr key={`${place} ${column}`}>
              <td>{head + 1 + place}</td>
              <td>{column}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > mostShown && <p>{texts.more(problems.length - mostShown)}</p>}
    </section>
  );
}
