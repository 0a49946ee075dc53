import EyeInvisible from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import Eye from '@ant-design/icons/es/icons/EyeOutlined';
import { useState, type ReactNode } from 'react';
import { holdsHidden, maskedText } from '../schema/record/index.ts';
import { lateTexts } from './locale/late/index.ts';
import './maskedText.css';

interface Props {
  text: string;
  mask: 'phone' | 'idNumber';
  /** Draws the text, masked or whole. */
  children(shown: string): ReactNode;
}

/**
 * A text with its middle hidden from those who look over a shoulder, and an eye that shows it. What
 * people may not know at all is masked by the server (`mask` of a model's field).
 */
export function MaskedText({ text, mask, children }: Props) {
  const [isShown, setShown] = useState(false);
  // The server has hidden it already: there is nothing to show.
  if (holdsHidden(text)) return children(text);
  const name = isShown ? lateTexts.masked.hide : lateTexts.masked.show;
  return (
    <span className="pl-masked">
      {children(isShown ? text : maskedText(mask, text))}
      <button
        type="button"
        className="pl-masked-eye"
        aria-label={name}
        aria-pressed={isShown}
        title={name}
        onClick={(event) => {
          // The row that it stands in is not clicked.
          event.stopPropagation();
          setShown(!isShown);
        }}
      >
        {isShown ? <EyeInvisible /> : <Eye />}
      </button>
    </span>
  );
}
