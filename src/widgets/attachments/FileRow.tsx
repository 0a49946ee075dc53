import { Button, Progress } from 'antd';
import type { Attachment } from '../../schema/record/attachments.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { FileName } from './FileName.tsx';
import type { Upload } from '../upload/useSending.ts';

interface Props {
  file: Attachment;
  /** Its way to the server; undefined: it has arrived, or the form was drawn anew meanwhile. */
  upload: Upload | undefined;
  locked: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Enlarges its picture. */
  onShow(): void;
  onRetry(): void;
  onRemove(): void;
  /** Moves it by so many places. */
  onMove(by: 1 | -1): void;
  onDragStart(): void;
  /** Another row was dropped on it. */
  onDropped(): void;
}

/** A file in a form, with what can be done with it. */
export function FileRow(props: Props) {
  const { file, upload, locked, isFirst, isLast, onRetry, onRemove, onMove } = props;
  const { name, path } = file;
  const button = (icon: string, label: string, onClick: () => void, isOff = false) => (
    <Button
      type="text"
      size="small"
      icon={<Icon name={icon} />}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    />
  );
  const isWaiting = path.startsWith(unfinished);
  return (
    <li
      draggable={!locked && !(isFirst && isLast)}
      onDragStart={props.onDragStart}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        props.onDropped();
      }}
    >
      <FileName file={file} onShow={props.onShow} />
      {isWaiting && <State upload={upload} />}
      {!locked && (
        <span className="pl-file-tools">
          {upload?.failure !== undefined && button('reload', lateTexts.files.retry(name), onRetry)}
          {!(isFirst && isLast) &&
            button('up', lateTexts.files.up(name), () => onMove(-1), isFirst)}
          {!(isFirst && isLast) &&
            button('down', lateTexts.files.down(name), () => onMove(1), isLast)}
          {upload && upload.failure === undefined
            ? button('close', lateTexts.files.cancel(name), onRemove)
            : button('delete', lateTexts.files.remove(name), onRemove)}
        </span>
      )}
    </li>
  );
}

function State({ upload }: { upload: Upload | undefined }) {
  if (!upload) return <span className="pl-file-failed">{lateTexts.files.unfinished}</span>;
  const { sent, failure, isWaiting } = upload;
  if (failure !== undefined)
    return (
      <span className="pl-file-failed" title={failure}>
        {lateTexts.files.failed}
      </span>
    );
  return (
    <>
      <Progress
        className="pl-file-progress"
        percent={sent}
        size="small"
        aria-label={lateTexts.files.sending(sent)}
      />
      {isWaiting && (
        <span role="status" className="pl-file-size">
          {lateTexts.files.waiting}
        </span>
      )}
    </>
  );
}
