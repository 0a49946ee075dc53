import { Alert } from 'antd';
import type { Loss } from '../classic/index.ts';
import { designerTexts } from '../locale/index.ts';
import './freeForm.css';

/** Most that are shown one by one. */
const most = 100;

/** What of a form was not carried, each with its place. */
export function LossReport({ lost }: { lost: readonly (Loss & { line?: number })[] }) {
  const { forms, nearest } = designerTexts();
  if (lost.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={forms.lostTitle(lost.length)}
      description={
        <ul className="pl-losses">
          {lost.slice(0, most).map(({ kind, name, became = '', line, pointer, nearest: near }) => (
            <li key={`${pointer} ${kind}`}>
              {line !== undefined && <span>{forms.line(line)}</span>} <code>{pointer}</code>{' '}
              {forms.losses[kind](name, became)}
              {near !== undefined && nearest(near)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
