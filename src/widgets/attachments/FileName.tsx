import { sizeText, type Attachment } from '../../schema/record/attachments.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { useWidgetHost } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { texts } from '../locale/index.ts';
import { extensionOf, isPicture } from './isPicture.ts';

interface Props {
  file: Attachment;
  /** Enlarges its picture. */
  onShow(): void;
}

/** A file: its picture or icon, its name to open or save it, and its size. */
export function FileName({ file, onShow }: Props) {
  const { fileUrl } = useWidgetHost();
  const { path, name, size, by, at } = file;
  const uploaded = by !== undefined && at !== undefined ? lateTexts.files.by(by, at) : undefined;
  const src = fileUrl(path);
  const label = `${texts.common.preview} ${name}`;
  return (
    <>
      {isPicture(file) && src !== undefined ? (
        <button
          type="button"
          className="pl-file-picture"
          aria-label={label}
          title={label}
          onClick={onShow}
        >
          <img src={src} alt="" width={32} height={32} loading="lazy" draggable={false} />
        </button>
      ) : (
        <span className="pl-file-icon">
          <Icon name={extensionOf(name) === 'pdf' ? 'pdf' : 'file'} />
        </span>
      )}
      <span className="pl-file-name" title={uploaded ?? name}>
        {path.startsWith(unfinished) || src === undefined ? (
          name
        ) : (
          <a href={src} target="_blank" rel="noreferrer" draggable={false}>
            {name}
          </a>
        )}
      </span>
      {size !== undefined && <span className="pl-file-size">{sizeText(size)}</span>}
    </>
  );
}
