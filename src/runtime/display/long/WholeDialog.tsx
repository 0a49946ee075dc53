import { Button, Modal, Pagination } from 'antd';
import { useState, type ReactNode } from 'react';
import { copyText } from '../../../widgets/clipboard.ts';
import { useNotify } from '../../core/hooks/useNotify.ts';
import { saveFile } from '../../core/saveFile.ts';
import { texts } from '../../locale/index.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { entryText, type Beginning } from './beginning.ts';

interface Props {
  label: string;
  beginning: Beginning;
  /** Characters on a page. */
  most: number;
  children(value: unknown): ReactNode;
  onClosed(): void;
}

/** A page is not larger than this, whatever a widget draws at once. */
const longestPage = 20_000;

/** Bytes that mark a text file as UTF-8: spreadsheets and old editors ask for them. */
const mark = '\uFEFF';

/** A long value page by page, to be read, copied and kept. */
export function WholeDialog({ label, beginning, most, children, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [page, setPage] = useState(1);
  const notify = useNotify();
  const { kind, all } = beginning;
  const size = kind === 'text' ? Math.min(most, longestPage) : beginning.shown.length;
  const text = kind === 'text' ? all : all.map(entryText).join('\n');
  const part = all.slice((page - 1) * size, page * size);
  const copy = () =>
    copyText(text).then(
      () => notify('success', lateTexts.report.copied),
      () => notify('error', lateTexts.report.copyFailed),
    );
  const save = () =>
    saveFile(new Blob([mark, text], { type: 'text/plain;charset=utf-8' }), `${label || kind}.txt`);
  return (
    <Modal
      open={isOpen}
      title={label || lateTexts.long.whole}
      width={720}
      onCancel={() => setOpen(false)}
      afterOpenChange={(visible) => !visible && onClosed()}
      footer={
        <>
          <Button onClick={() => void copy()}>{lateTexts.long.copy}</Button>
          <Button onClick={save}>{lateTexts.long.download}</Button>
          <Button type="primary" onClick={() => setOpen(false)}>
            {texts.common.close}
          </Button>
        </>
      }
      destroyOnHidden
    >
      <div className="pl-long-page" role="region" tabIndex={0} aria-label={lateTexts.long.whole}>
        {typeof part === 'string' ? part : children(part)}
      </div>
      <div className="pl-long-pages">
        <span>{lateTexts.long.size[kind](all.length)}</span>
        <Pagination
          simple
          size="small"
          current={page}
          pageSize={size}
          total={all.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      </div>
    </Modal>
  );
}
