import { AutoComplete, Input } from 'antd';
import { useEffect, useRef, useState, type AriaAttributes } from 'react';
import { problemText, type MapProvider, type Place } from './contract.ts';
import { pointText } from './coordinates.ts';
import { texts } from './locale/index.ts';
import './map.css';
import { defined } from '../schema/defined.ts';

/** Milliseconds without a key before a text is looked up. */
const pause = 200;

type Search =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; message: string }
  | { state: 'found'; places: readonly Place[] };

const idle: Search = { state: 'idle' };

/** Places for a text, some moments after it was typed; older searches are given up. */
function usePlaces(provider: MapProvider, text: string | undefined): Search {
  const [search, setSearch] = useState(idle);
  useEffect(() => {
    const asked = text?.trim() ?? '';
    if (asked === '') {
      setSearch(idle);
      return undefined;
    }
    const end = new AbortController();
    const answer = (next: Search) => void (end.signal.aborted || setSearch(next));
    setSearch({ state: 'searching' });
    const timer = setTimeout(() => {
      provider.suggest(asked, end.signal).then(
        (places) => answer({ state: 'found', places }),
        (problem: unknown) =>
          answer({ state: 'failed', message: problemText(problem, texts.place.failed) }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [provider, text]);
  return search;
}

/** What stands below the box when there is nothing to choose. */
const messageOf = (search: Search): string | null => {
  if (search.state === 'searching') return texts.place.searching;
  if (search.state === 'failed') return search.message;
  return search.state === 'found' ? texts.place.none : null;
};

interface Props extends AriaAttributes {
  provider: MapProvider;
  value: Place | undefined;
  /** What was typed before this box was there: it is looked up. */
  typedBefore?: string | undefined;
  /** Whether it takes over the keyboard, and shows what it finds. */
  autoFocus?: boolean;
  onChange(place: Place | undefined): void;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  status?: 'error' | 'warning' | '';
  onBlur?: (() => void) | undefined;
}

/** A box for a place: names are suggested, coordinates are taken as they are. */
export function PlaceInput({
  provider,
  value,
  typedBefore,
  autoFocus = false,
  onChange,
  id,
  placeholder = texts.place.placeholder,
  disabled = false,
  status = '',
  onBlur,
  ...aria
}: Props) {
  const [typed, setTyped] = useState(typedBefore);
  const search = usePlaces(provider, typed);
  const places = search.state === 'found' ? search.places : [];
  const held = value && `${value.name} ${pointText(value.point)}`;
  const last = useRef(held);
  const isTyping = useRef(false);
  useEffect(() => {
    // Chosen or cleared elsewhere, such as on the map: what was typed has no meaning any more.
    if (last.current !== held && !isTyping.current) setTyped(undefined);
    last.current = held;
    isTyping.current = false;
  }, [held]);
  const choose = (key: string) => {
    const place = places.find((one) => one.key === key);
    if (!place) return;
    setTyped(undefined);
    onChange(place);
  };
  return (
    <>
      <AutoComplete
        {...defined({ id })}
        {...(onBlur && { onBlur })}
        className="pl-fill"
        autoFocus={autoFocus}
        defaultOpen={autoFocus}
        disabled={disabled}
        status={status}
        value={typed ?? value?.name ?? ''}
        onSearch={(text) => {
          setTyped(text);
          isTyping.current = value !== undefined;
          if (value) onChange(undefined);
        }}
        onSelect={choose}
        defaultActiveFirstOption
        notFoundContent={messageOf(search)}
        options={places.map(({ key, name, detail }) => ({
          value: key,
          label: (
            <span className="pl-place">
              <span>{name}</span>
              {detail !== '' && <small className="pl-secondary">{detail}</small>}
            </span>
          ),
        }))}
      >
        <Input {...aria} allowClear maxLength={60} placeholder={placeholder} status={status} />
      </AutoComplete>
      <span className="visually-hidden" role="status">
        {search.state === 'found' && places.length > 0 ? texts.place.results(places.length) : ''}
      </span>
    </>
  );
}
