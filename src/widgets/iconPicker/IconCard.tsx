import { Empty, Input } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { iconGroups } from '../icons/groups.ts';
import { Icon, iconName } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { recentIcons } from './recent.ts';

interface Group {
  title: string;
  names: readonly string[];
}

/** Groups with the icons whose name, or whose group's title, holds a text. */
function groupsWith(text: string, recent: readonly string[]): Group[] {
  const searched = text.trim().toLowerCase();
  const all: Group[] = [
    { title: lateTexts.icon.recent, names: recent },
    ...iconGroups.map(({ group, names }) => ({ title: lateTexts.icon.groups[group], names })),
  ];
  return all
    .map(({ title, names }) => ({
      title,
      names: title.toLowerCase().includes(searched)
        ? names
        : names.filter((name) => name.includes(searched)),
    }))
    .filter(({ names }) => names.length > 0);
}

/** The icon that an arrow key leads to: beside the present one, or the nearest above or below. */
function neighbour(icons: readonly HTMLElement[], at: HTMLElement, pressed: string) {
  const index = icons.indexOf(at);
  if (pressed === 'ArrowRight') return icons[index + 1];
  if (pressed === 'ArrowLeft') return icons[index - 1];
  if (pressed === 'Home') return icons[0];
  if (pressed === 'End') return icons.at(-1);
  if (pressed !== 'ArrowDown' && pressed !== 'ArrowUp') return undefined;
  const here = at.getBoundingClientRect();
  const sign = pressed === 'ArrowDown' ? 1 : -1;
  const distance = (icon: HTMLElement): number => {
    const { left, top } = icon.getBoundingClientRect();
    const down = (top - here.top) * sign;
    return down <= 1 ? Infinity : down * 100 + Math.abs(left - here.left);
  };
  const nearest = icons.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < Infinity ? nearest : undefined;
}

interface Props {
  chosen: string | undefined;
  isLocked: boolean;
  onChoose(name: string): void;
  onClose(): void;
}

/** All icons, to be searched. One of them takes the focus by Tab; arrows lead to the others. */
export function IconCard({ chosen, isLocked, onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const [recent] = useState(recentIcons);
  const [reached, setReached] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const groups = groupsWith(text, recent);
  const places = groups.flatMap(({ title, names }) => names.map((name) => `${title} ${name}`));
  const isChosen = (name: string): boolean => chosen !== undefined && iconName(chosen) === name;
  const first =
    places.find((place) => place === reached) ??
    places.find((place) => isChosen(place.slice(place.lastIndexOf(' ') + 1))) ??
    places[0];
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    const icons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = icons.find((icon) => icon === event.target);
    const next = at && neighbour(icons, at, event.key);
    if (!next) return undefined;
    event.preventDefault();
    return next.focus();
  };
  return (
    <div className="pl-icon-picker-card" onKeyDown={move}>
      <Input
        allowClear
        autoFocus
        size="small"
        placeholder={lateTexts.icon.search}
        aria-label={lateTexts.icon.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {groups.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={lateTexts.icon.notFound} />
      ) : (
        <div ref={grid} className="pl-icon-picker-groups">
          {groups.map(({ title, names }) => (
            <div key={title} role="group" aria-label={title}>
              <div className="pl-icon-picker-title">{title}</div>
              <div className="pl-icon-picker-icons">
                {names.map((name) => (
                  <button
                    key={name}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-pressed={isChosen(name)}
                    tabIndex={first === `${title} ${name}` ? 0 : -1}
                    disabled={isLocked}
                    onFocus={() => setReached(`${title} ${name}`)}
                    onClick={() => onChoose(name)}
                  >
                    <Icon name={name} />
                  </button>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
