import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { defined } from '../../schema/defined.ts';
import {
  sizeText,
  type Attachment,
  type AttachmentLimits,
} from '../../schema/record/attachments.ts';
import { groupAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { useOffered } from '../upload/useOffered.ts';
import type { Upload } from '../upload/useSending.ts';
import { FileRow } from './FileRow.tsx';
import type { FileLooks } from './fileLooks.ts';
import { PictureList } from './PictureList.tsx';
import { refusalOf } from './refusalOf.ts';

interface Props extends Omit<InputProps<string>, 'onChange' | 'value'>, FileLooks {
  /** All files in their order; those on their way by the paths that `uploads` has. */
  files: readonly Attachment[];
  uploads: ReadonlyMap<string, Upload>;
  /** Of the files, the first that can change places; default all. */
  ordered?: number;
  /** Bytes of one file may be without a limit (Infinity). */
  limits: AttachmentLimits;
  add(files: readonly File[]): void;
  retry(path: string): void;
  /** Takes a file out, and ends its upload. */
  remove(path: string): void;
  /** Puts files in the order given. */
  set(files: readonly Attachment[]): void;
}

/** Files in rows: chosen, dropped and pasted, ordered, taken out and put back. */
export function FileField({
  id,
  onBlur,
  disabled,
  readOnly,
  files,
  uploads,
  ordered = files.length,
  limits,
  listType,
  buttonText,
  add,
  retry,
  remove,
  set,
  ...aria
}: Props) {
  const { message } = App.useApp();
  const [removed, setRemoved] = useState<{ file: Attachment; index: number }>();
  const dragged = useRef<number>(undefined);
  const locked = disabled === true || readOnly === true;
  const { max } = limits;

  const offer = (given: readonly File[]) => {
    const fitting = given.filter((file) => {
      const refusal = refusalOf(file, limits);
      if (refusal !== undefined) void message.error(refusal);
      return refusal === undefined;
    });
    const room = Math.max(0, max - files.length);
    if (fitting.length > room) void message.error(lateTexts.files.tooMany(max));
    if (room > 0 && fitting.length > 0) add(fitting.slice(0, room));
  };
  const move = (from: number, to: number) => {
    const file = files[from];
    if (file && to >= 0 && to < ordered) set(files.toSpliced(from, 1).toSpliced(to, 0, file));
  };
  const takeOut = (index: number) => {
    const file = files[index];
    if (!file) return;
    setRemoved(uploads.has(file.path) ? undefined : { file, index });
    remove(file.path);
  };
  const bringBack = () => {
    if (removed) set(files.toSpliced(removed.index, 0, removed.file));
    setRemoved(undefined);
  };
  const { isOver, handlers } = useOffered(locked, offer);
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      {...groupAria(aria)}
      className={isOver ? 'pl-attachments pl-attachments-over' : 'pl-attachments'}
      onBlur={onBlur}
      {...handlers}
    >
      <PictureList
        files={files}
        {...defined({ listType })}
        renderRow={(file, index, show) => (
          <FileRow
            key={file.path}
            file={file}
            upload={uploads.get(file.path)}
            locked={locked}
            isFirst={index === 0 || index >= ordered}
            isLast={index >= ordered - 1}
            onShow={show}
            onRetry={() => retry(file.path)}
            onRemove={() => takeOut(index)}
            onMove={(by) => move(index, index + by)}
            onDragStart={() => (dragged.current = index)}
            onDropped={() => dragged.current !== undefined && move(dragged.current, index)}
          />
        )}
      />
      {removed && !locked && files.length < max && (
        <div role="status" className="pl-file-removed">
          {lateTexts.files.removed(removed.file.name)}
          <Button type="link" size="small" onClick={bringBack}>
            {lateTexts.files.undo}
          </Button>
        </div>
      )}
      {locked && files.length === 0 && <span className="pl-nothing">-</span>}
      {!locked && (
        <AddFiles
          limits={limits}
          text={buttonText ?? lateTexts.files.add}
          isFull={files.length >= max}
          onFiles={offer}
        />
      )}
    </div>
  );
}

interface AddProps {
  limits: AttachmentLimits;
  text: string;
  isFull: boolean;
  onFiles(files: readonly File[]): void;
}

/** The button that chooses files, with what may be chosen. */
function AddFiles({ limits: { max, maxSize, accept }, text, isFull, onFiles }: AddProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { hint, limits, most } = lateTexts.files;
  return (
    <div className="pl-file-add">
      <Button
        icon={<Icon name="upload" />}
        disabled={isFull}
        onClick={() => chooser.current?.click()}
      >
        {text}
      </Button>
      <span className="pl-file-size">
        {hint}，{maxSize === Infinity ? most(max) : limits(max, sizeText(maxSize))}
      </span>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={max > 1}
        accept={accept.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
