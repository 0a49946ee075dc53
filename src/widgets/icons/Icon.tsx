import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { corePaths } from './core.ts';
import { iconName } from './iconName.ts';

/** A picture of the second chunk by its name; nothing for a name that is not in the set. */
const MorePicture = lazyPart(
  async () => pictureOf((await import('./more/index.ts')).morePictures),
  {
    ornament: true,
    waiting: <span style={{ display: 'inline-block', width: '1em', height: '1em' }} />,
  },
);

const pictureOf =
  (pictures: Readonly<Record<string, ComponentType>>) =>
  ({ name }: { name: string }) => {
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    return picture ? createElement(picture) : null;
  };

const core: Readonly<Record<string, string>> = corePaths;

function Strokes({ path }: { path: string }) {
  return (
    <svg
      viewBox="1.5 1.5 21 21"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/**
 * An icon of the set by its name (`names.ts`), 1em square in the colour of the text, hidden from
 * screen readers. Unknown names, `#` and empty ones show nothing: menus of existing installations
 * carry names of other sets.
 */
export function Icon({ name, className }: { name: string | null | undefined; className?: string }) {
  if (!name || name === '#') return null;
  const known = iconName(name);
  const path = Object.hasOwn(core, known) ? core[known] : undefined;
  const picture = path === undefined ? <MorePicture name={known} /> : <Strokes path={path} />;
  return (
    <span aria-hidden className={className ? `anticon ${className}` : 'anticon'}>
      {picture}
    </span>
  );
}
