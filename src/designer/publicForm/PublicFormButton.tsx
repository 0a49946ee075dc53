import { Button } from 'antd';
import { useState } from 'react';
import { isObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useDocument, useWorkplace } from '../state/context.ts';
import { PublicFormDialog } from './PublicFormDialog.tsx';

/** Opens the making of a link to a form of the page; absent where there is none, or no right. */
export function PublicFormButton() {
  const { links } = useWorkplace();
  const document = useDocument();
  const [isOpen, setOpen] = useState(false);
  const forms = isObject(document) && isObject(document.forms) ? document.forms : {};
  if (!links || Object.keys(forms).length === 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {designerTexts().publicForm.button}
      </Button>
      {isOpen && <PublicFormDialog links={links} forms={forms} onClose={() => setOpen(false)} />}
    </>
  );
}
