import { Image } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Attachment } from '../../schema/record/attachments.ts';
import { useWidgetHost } from '../contract.ts';
import { isPicture } from './isPicture.ts';
import './attachments.css';
import type { ListType } from './fileLooks.ts';

interface Props {
  files: readonly Attachment[];
  listType?: ListType;
  /** Draws a row; `show` enlarges its picture. */
  renderRow(file: Attachment, index: number, show: () => void): ReactNode;
}

/** Files in rows or cards, whose pictures are enlarged one after the other. */
export function PictureList({ files, listType = 'text', renderRow }: Props) {
  const { fileUrl } = useWidgetHost();
  const [shown, setShown] = useState<number>();
  const pictures = files.filter(isPicture);
  return (
    <>
      <ul className="pl-files" data-list-type={listType}>
        {files.map((file, index) => renderRow(file, index, () => setShown(pictures.indexOf(file))))}
      </ul>
      {shown !== undefined && (
        <Image.PreviewGroup
          items={pictures.map(({ path, name }) => ({ src: fileUrl(path) ?? '', alt: name }))}
          preview={{
            visible: true,
            current: shown,
            onChange: setShown,
            onVisibleChange: (visible) => !visible && setShown(undefined),
          }}
        />
      )}
    </>
  );
}
