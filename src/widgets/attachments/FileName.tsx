import { Image } from 'antd';
import { sizeText, type Attachment } from '../../schema/record/attachments.ts';
import { imageExtensions } from '../../schema/record/fileKinds.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { useWidgetHost } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { texts } from '../locale/index.ts';
import './attachments.css';

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
const isPicture = ({ path }: Attachment): boolean =>
  !path.startsWith(unfinished) &&
  (imageExtensions as readonly string[]).includes(extensionOf(path));

/** A file: its picture or icon, its name to open or save it, and its size. */
export function FileName({ file }: { file: Attachment }) {
  const { fileUrl } = useWidgetHost();
  const { path, name, size, by, at } = file;
  const uploaded = by !== undefined && at !== undefined ? texts.files.by(by, at) : undefined;
  return (
    <>
      {isPicture(file) ? (
        <Image src={fileUrl(path)} alt={name} width={32} height={32} className="pl-file-picture" />
      ) : (
        <span className="pl-file-icon">
          <Icon name={extensionOf(name) === 'pdf' ? 'pdf' : 'file'} />
        </span>
      )}
      <span className="pl-file-name" title={uploaded ?? name}>
        {path.startsWith(unfinished) ? (
          name
        ) : (
          <a href={fileUrl(path)} target="_blank" rel="noreferrer" draggable={false}>
            {name}
          </a>
        )}
      </span>
      {size !== undefined && <span className="pl-file-size">{sizeText(size)}</span>}
    </>
  );
}
