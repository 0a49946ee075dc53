import { Image } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Attachment } from '../../schema/record/attachments.ts';
import { useWidgetHost } from '../contract.ts';
import { isPicture } from './isPicture.ts';
import './attachments.css';

interface Props {
  files: readonly Attachment[];
  /** Draws a row; `show` enlarges its picture. */
  renderRow(file: Attachment, index: number, show: () => void): ReactNode;
}

/** Files in rows, whose pictures are enlarged one after the other. */
export function PictureList({ files, renderRow }: Props) {
  const { fileUrl } = useWidgetHost();
  const [shown, setShown] = useState<number>();
  const pictures = files.filter(isPicture);
  return (
    <>
      <ul className="pl-files">
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
