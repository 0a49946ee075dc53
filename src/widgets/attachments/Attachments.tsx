import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { defined } from '../../schema/defined.ts';
import { attachmentLimits, sizeText, type Attachment } from '../../schema/record/attachments.ts';
import { ariaOf } from '../aria.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { largestFile } from '../upload/sendFile.ts';
import { useOffered } from '../upload/useOffered.ts';
import { FileRow } from './FileRow.tsx';
import { PictureList } from './PictureList.tsx';
import { refusalOf } from './refusalOf.ts';
import { useUploads } from './useUploads.ts';

interface Props extends InputProps<string> {
  max?: number;
  /** With its unit, as in models. */
  maxSize?: string;
  accept?: string[];
}

/**
 * Files of a record, stored when they are chosen, dropped or pasted; the record carries them once
 * it is saved.
 */
export function Attachments({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  max: most,
  maxSize: size,
  accept: kinds,
  ...aria
}: Props) {
  const { message } = App.useApp();
  const asked = attachmentLimits(defined({ max: most, maxSize: size, accept: kinds }));
  const limits = { ...asked, maxSize: Math.min(asked.maxSize, largestFile(useWidgetHost())) };
  const { max, maxSize, accept } = limits;
  const { files, uploads, add, retry, remove, set } = useUploads(value, onChange);
  const [removed, setRemoved] = useState<{ file: Attachment; index: number }>();
  const dragged = useRef<number>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const locked = disabled === true || readOnly === true;

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
    if (file && to >= 0 && to < files.length) set(files.toSpliced(from, 1).toSpliced(to, 0, file));
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
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      {...groupAria}
      className={isOver ? 'pl-attachments pl-attachments-over' : 'pl-attachments'}
      onBlur={onBlur}
      {...handlers}
    >
      <PictureList
        files={files}
        renderRow={(file, index, show) => (
          <FileRow
            key={file.path}
            file={file}
            upload={uploads.get(file.path)}
            locked={locked}
            isFirst={index === 0}
            isLast={index === files.length - 1}
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
      {!locked && (
        <div className="pl-file-add">
          <Button
            icon={<Icon name="upload" />}
            disabled={files.length >= max}
            onClick={() => chooser.current?.click()}
          >
            {lateTexts.files.add}
          </Button>
          <span className="pl-file-size">
            {lateTexts.files.hint}，{lateTexts.files.limits(max, sizeText(maxSize))}
          </span>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple={max > 1}
            accept={accept.map((extension) => `.${extension}`).join(',')}
            onChange={({ target }) => {
              offer([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}
