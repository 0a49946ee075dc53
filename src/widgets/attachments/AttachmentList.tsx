import { Button, Popover } from 'antd';
import { defined } from '../../schema/defined.ts';
import { attachmentsIn, type Attachment } from '../../schema/record/attachments.ts';
import type { DisplayProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { FileName } from './FileName.tsx';
import type { FileLooks, ListType } from './fileLooks.ts';
import { PictureList } from './PictureList.tsx';

/** Files to open or save; in a cell their number, which opens the list. */
export function AttachmentList({
  value,
  compact,
  listType,
}: DisplayProps<string> & Pick<FileLooks, 'listType'>) {
  const files = attachmentsIn(value);
  if (files.length === 0) return null;
  const count = lateTexts.files.count(files.length);
  if (!compact) return <Files files={files} {...defined({ listType })} />;
  return (
    <Popover trigger="click" placement="bottom" title={count} content={<Files files={files} />}>
      <Button type="text" size="small" aria-label={count} icon={<Icon name="paper-clip" />}>
        {files.length}
      </Button>
    </Popover>
  );
}

const Files = ({ files, listType }: { files: readonly Attachment[]; listType?: ListType }) => (
  <PictureList
    files={files}
    {...defined({ listType })}
    renderRow={(file, _index, show) => (
      <li key={file.path}>
        <FileName file={file} onShow={show} />
      </li>
    )}
  />
);
