import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { PreferenceStore } from '../../runtime/host.ts';
import { HeaderButton } from '../layout/HeaderButton.tsx';
import { texts } from '../locale/index.ts';

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).default, {
  dismiss: ({ onClosed }) => onClosed(),
});

/** The button of the menu search, and Ctrl+K (⌘K) from anywhere. */
export function MenuSearch({ preferences }: { preferences: PreferenceStore }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      // Behind the sign-in page or a locked screen nothing opens.
      if (place.current?.closest('[inert], [hidden]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <span ref={place}>
      <HeaderButton
        label={texts.search.button}
        shortcut="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined />
      </HeaderButton>
      {open && <SearchDialog onClosed={() => setOpen(false)} preferences={preferences} />}
    </span>
  );
}
