import { App, Button, Image } from 'antd';
import { useRef, useState } from 'react';
import { ariaOf } from '../aria.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { destinationOf } from '../upload/sendFile.ts';
import { useOffered } from '../upload/useOffered.ts';
import { usePaths, type Paths } from '../upload/usePaths.ts';
import { PictureTile, SendingTile } from './PictureTile.tsx';
import { SortablePictures } from './SortablePictures.tsx';
import './imageUpload.css';

interface Props extends InputProps<Paths> {
  url?: string;
  part?: string;
  member?: string;
  count?: number;
  maxSize?: number;
}

/**
 * Pictures stored at once, by the upload of the protocol; the value are their paths, several joined
 * by commas (docs/protocol/frame.md#shared-pieces).
 */
export function ImageUpload({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  url,
  part,
  member,
  count = 1,
  maxSize = 2,
  ...aria
}: Props) {
  const { requests, fileUrl } = useWidgetHost();
  const { message } = App.useApp();
  const destination = destinationOf(requests, { url, part, member });
  const { paths, uploads, add, set, retry, end } = usePaths({ value, onChange, destination });
  const [removed, setRemoved] = useState<{ path: string; index: number }>();
  const [shown, setShown] = useState<number>();
  const chooser = useRef<HTMLInputElement>(null);
  const locked = disabled === true || readOnly === true;
  const room = count - paths.length - uploads.size;

  const offer = (given: readonly File[]) => {
    const fitting = given.filter((file) => {
      const refusal = refusalOf(file, maxSize);
      if (refusal !== undefined) void message.error(refusal);
      return refusal === undefined;
    });
    if (fitting.length > room) void message.error(lateTexts.image.tooMany(count));
    add(fitting.slice(0, Math.max(0, room)));
  };
  const { isOver, handlers } = useOffered(locked, offer);
  const takeOut = (index: number) => {
    setRemoved({ path: paths[index]!, index });
    set(paths.toSpliced(index, 1));
  };
  const bringBack = () => {
    if (removed) set(paths.toSpliced(removed.index, 0, removed.path));
    setRemoved(undefined);
  };
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      {...groupAria}
      className={isOver ? 'pl-picture-field pl-picture-field-over' : 'pl-picture-field'}
      onBlur={onBlur}
      {...handlers}
    >
      <SortablePictures
        paths={paths}
        onMove={(from, to) => set(paths.toSpliced(from, 1).toSpliced(to, 0, paths[from]!))}
      >
        <ul className="pl-pictures">
          {paths.map((path, index) => (
            <PictureTile
              key={path}
              path={path}
              src={fileUrl(path)}
              label={lateTexts.image.image(index + 1)}
              locked={locked}
              canMove={paths.length > 1}
              onShow={() => setShown(index)}
              onRemove={() => takeOut(index)}
            />
          ))}
          {[...uploads].map(([key, upload]) => (
            <SendingTile
              key={key}
              upload={upload}
              onRetry={() => retry(key)}
              onEnd={() => end(key)}
            />
          ))}
          {!locked && room > 0 && (
            <li>
              <Button
                type="dashed"
                className="pl-picture-add"
                title={lateTexts.files.hint}
                onClick={() => chooser.current?.click()}
              >
                <Icon name="plus" /> {lateTexts.image.upload}
              </Button>
            </li>
          )}
        </ul>
      </SortablePictures>
      {locked && paths.length === 0 && <span className="pl-nothing">-</span>}
      {removed && !locked && room > 0 && (
        <div role="status" className="pl-picture-removed">
          {lateTexts.files.removed(lateTexts.image.image(removed.index + 1))}
          <Button type="link" size="small" onClick={bringBack}>
            {lateTexts.files.undo}
          </Button>
        </div>
      )}
      {!locked && (
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={count > 1}
          accept="image/*"
          onChange={({ target }) => {
            offer([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
      {shown !== undefined && (
        <Image.PreviewGroup
          items={paths.map((path, index) => ({
            src: fileUrl(path) ?? '',
            alt: lateTexts.image.image(index + 1),
          }))}
          preview={{
            visible: true,
            current: shown,
            onChange: setShown,
            onVisibleChange: (visible) => !visible && setShown(undefined),
          }}
        />
      )}
    </div>
  );
}

/** Why a file is not sent at all; undefined: it is. The server looks at its content. */
function refusalOf({ type, size }: File, megabytes: number): string | undefined {
  if (!type.startsWith('image/')) return lateTexts.image.wrongFile;
  return size >= megabytes * 1024 * 1024 ? lateTexts.image.tooLarge(megabytes) : undefined;
}
