import { Button } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';
import { TsxDialog } from './TsxDialog.tsx';

/** Opens what the page can be exported as. */
export function TsxButton({ isForm }: { isForm: boolean }) {
  const { tsx } = designerTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" title={tsx.title} onClick={() => setOpen(true)}>
        TSX
      </Button>
      {isOpen && <TsxDialog isForm={isForm} onClose={() => setOpen(false)} />}
    </>
  );
}
