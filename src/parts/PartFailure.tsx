import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { retryAll } from './failures.ts';
import { texts } from './locale/index.ts';
import { tryReload, wouldLose, type ReloadRefusal } from './reload.ts';
import './parts.css';

/** In the place of a part that could not be loaded: says so and offers another try. */
export function PartMessage({ outdated }: { outdated: boolean }) {
  return (
    <div role="alert" className="pl-part-lost">
      <Explanation outdated={outdated} />
      <button type="button" onClick={retryAll}>
        {texts.retry}
      </button>
    </div>
  );
}

/**
 * The same over the page, for a part that has no place in it. It takes the focus and gives it back.
 */
export function PartCard({ outdated, onDismiss }: { outdated: boolean; onDismiss(): void }) {
  const retry = useRef<HTMLButtonElement>(null);
  const before = useRef(document.activeElement);
  // A layout effect: whoever sees the card can close it by the key.
  useLayoutEffect(() => retry.current?.focus(), []);
  const close = () => {
    onDismiss();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What is open below must not close with it.
    event.stopPropagation();
    close();
  };
  return (
    <div role="alertdialog" aria-label={texts.lost} className="pl-part-card" onKeyDown={onKeyDown}>
      <Explanation outdated={outdated} />
      <div className="pl-part-buttons">
        <button type="button" onClick={close}>
          {texts.close}
        </button>
        <button ref={retry} type="button" className="pl-part-main" onClick={retryAll}>
          {texts.retry}
        </button>
      </div>
    </div>
  );
}

function Explanation({ outdated }: { outdated: boolean }) {
  const [refusal, setRefusal] = useState<ReloadRefusal>('none');
  if (!outdated) return <p>{texts.lost}</p>;
  if (wouldLose() || refusal === 'unsaved')
    return (
      <p>
        {texts.outdated}
        {texts.saveFirst}
      </p>
    );
  return (
    <p>
      {texts.outdated}
      {refusal === 'unreachable' && texts.unreachable}
      <button
        type="button"
        className="pl-part-link"
        onClick={() => void tryReload().then(setRefusal)}
      >
        {texts.reload}
      </button>
    </p>
  );
}
