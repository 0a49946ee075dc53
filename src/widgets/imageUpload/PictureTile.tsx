import { useSortable } from '@dnd-kit/sortable';
import { Button, Progress } from 'antd';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { texts } from '../locale/index.ts';
import type { Upload } from '../upload/useSending.ts';

interface TileProps {
  path: string;
  /** Its address; undefined where the path is too long for one. */
  src: string | undefined;
  /** What it is called: 图片 1. */
  label: string;
  locked: boolean;
  canMove: boolean;
  onShow(): void;
  onRemove(): void;
}

/** A stored picture: enlarged by a click, dragged as a whole, by keys with its handle. */
export function PictureTile({ path, src, label, locked, canMove, onShow, onRemove }: TileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id: path, disabled: locked || !canMove });
  const { preview } = texts.common;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className="pl-picture"
      {...listeners}
    >
      {src === undefined ? (
        <span className="pl-picture-state pl-picture-unloaded">
          {lateTexts.image.tooLong(path.length)}
        </span>
      ) : (
        <button
          type="button"
          className="pl-picture-show"
          aria-label={`${preview} ${label}`}
          title={preview}
          onClick={onShow}
        >
          <img src={src} alt={label} draggable={false} />
        </button>
      )}
      {!locked && (
        <span className="pl-picture-tools">
          {canMove && (
            <Button
              {...attributes}
              ref={setActivatorNodeRef}
              type="text"
              size="small"
              icon={<Icon name="drag" />}
              aria-label={lateTexts.image.move(label)}
              title={lateTexts.image.move(label)}
            />
          )}
          <Button
            type="text"
            size="small"
            icon={<Icon name="delete" />}
            aria-label={lateTexts.files.remove(label)}
            title={lateTexts.files.remove(label)}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}

interface SendingProps {
  upload: Upload;
  onRetry(): void;
  onEnd(): void;
}

/** A picture on its way, or one that did not arrive. */
export function SendingTile({ upload, onRetry, onEnd }: SendingProps) {
  const { file, sent, failure } = upload;
  const { name } = file;
  const isFailed = failure !== undefined;
  const { failed, sending, retry, cancel, remove } = lateTexts.files;
  const endLabel = isFailed ? remove(name) : cancel(name);
  return (
    <li className={isFailed ? 'pl-picture pl-picture-failed' : 'pl-picture'}>
      <span className="pl-picture-state" title={failure ?? name}>
        {isFailed ? (
          failed
        ) : (
          <Progress type="circle" size={56} percent={sent} aria-label={sending(sent)} />
        )}
      </span>
      <span className="pl-picture-tools">
        {isFailed && (
          <Button
            type="text"
            size="small"
            icon={<Icon name="reload" />}
            aria-label={retry(name)}
            title={retry(name)}
            onClick={onRetry}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<Icon name={isFailed ? 'delete' : 'close'} />}
          aria-label={endLabel}
          title={endLabel}
          onClick={onEnd}
        />
      </span>
    </li>
  );
}
