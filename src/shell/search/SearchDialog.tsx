import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { PreferenceStore } from '../../runtime/host.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { useApplication, useSession, useTabs } from '../useApplication.ts';
import { useRecentPages } from '../home/useRecentPages.ts';
import { texts } from '../locale/index.ts';
import { routeAt } from '../routing/pages.ts';
import { findPages, searchablePages, type FoundPage } from './findPages.ts';
import { useSounds } from './useSounds.ts';
import styles from './search.module.css';
import { defined } from '../../schema/defined.ts';

interface SearchDialogProps {
  onClosed(): void;
  preferences: PreferenceStore;
}

/**
 * The menu search: a combobox over the pages of the menu; without a text it offers the pages used
 * last. A dialog of the browser's own: it keeps the focus, gives it back, and closes with Escape.
 */
export default function SearchDialog({ onClosed, preferences }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const overruled = useOverruled();
  useEffect(() => {
    const { current } = dialog;
    if (overruled) current?.close();
    else if (!current?.open) current?.showModal();
  }, [overruled]);
  const close = () => dialog.current?.close();
  return (
    // A click that meets the dialog itself is one beside its contents.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.search.title}
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.contents}>
        <Search onDone={close} preferences={preferences} />
      </div>
    </dialog>
  );
}

/**
 * The session has ended or the screen was locked: what is said about that must not wait behind this
 * dialog.
 */
function useOverruled(): boolean {
  const { feedback, lock, session } = useApplication();
  const expired = useStore(feedback.store, (state) => state.expired);
  const suspended = useStore(session, (state) => state.suspended);
  const locked = useStore(lock, ({ user }) => user === session.getState().session?.user.userId);
  return expired || suspended || locked;
}

const listId = 'menu-search-results';
const optionId = (index: number) => `menu-search-option-${index}`;

function Search({ onDone, preferences }: { onDone(): void; preferences: PreferenceStore }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { offered, searching } = useOffered(text, preferences);
  const open = useOpen(onDone);
  const active = Math.min(chosen, offered.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      setChosen((active + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' && offered[active]) open(offered[active]);
  };
  return (
    <>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-label={texts.search.title}
        aria-expanded={offered.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        placeholder={texts.search.hint}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      {!searching && offered.length > 0 && (
        <h2 className={styles.heading}>{texts.search.recent}</h2>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label={searching ? texts.search.results : texts.search.recent}
        className={styles.list}
      >
        {offered.map((page, index) => (
          <Option
            key={page.key}
            id={optionId(index)}
            page={page}
            active={index === active}
            onPoint={() => setChosen(index)}
            onChoose={() => open(page)}
          />
        ))}
      </ul>
      {searching && offered.length === 0 && <p className={styles.none}>{texts.search.none}</p>}
      <p role="status" className="visually-hidden">
        {searching ? texts.search.count(offered.length) : ''}
      </p>
      <p className={styles.keys} aria-hidden>
        {texts.search.keys}
      </p>
    </>
  );
}

/** What is offered: the pages that the text means, without a text those used last. */
function useOffered(
  text: string,
  preferences: PreferenceStore,
): { offered: readonly FoundPage[]; searching: boolean } {
  const { menu, findPage } = useSession();
  const recent = useRecentPages(useTabs(), preferences);
  const sounds = useSounds();
  const pages = useMemo(() => {
    const inMenu = searchablePages(menu);
    const own = ['/index', '/account/center', '/account/settings'].flatMap(
      (path) => routeAt(findPage, path) ?? [],
    );
    const others = own.filter(({ path }) => !inMenu.some(({ key }) => key === path));
    return [
      ...inMenu,
      ...others.map(({ path, title, icon }): FoundPage => ({
        key: path,
        title,
        groups: [],
        address: path,
        external: false,
        ...defined({ icon: icon || undefined }),
      })),
    ];
  }, [menu, findPage]);
  const searching = text.trim() !== '';
  const offered = useMemo(
    () =>
      searching
        ? findPages(pages, text, sounds)
        : recent.flatMap((path) => pages.find(({ key }) => key === path) ?? []),
    [pages, text, searching, sounds, recent],
  );
  return { offered, searching };
}

function useOpen(onDone: () => void): (page: FoundPage) => void {
  const navigate = useNavigate();
  return ({ address, external }) => {
    onDone();
    if (external) window.open(address, '_blank', 'noopener');
    else void navigate(address);
  };
}

interface OptionProps {
  id: string;
  page: FoundPage;
  active: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Option({ id, page, active, onPoint, onChoose }: OptionProps) {
  return (
    // The keys are heard by the input, which keeps the focus.
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Icon name={page.icon ?? 'page'} />
      <span>{page.title}</span>
      {page.groups.length > 0 && <small>{page.groups.join(' / ')}</small>}
      {page.external && <small>{texts.search.external}</small>}
    </li>
  );
}
