/** Colours of a chart, from the theme. */
import { useMemo, useSyncExternalStore } from 'react';
import { useMedia } from '../../../runtime/core/hooks/useMedia.ts';

export interface Palette {
  series: string[];
  text: string;
  secondary: string;
  /** Lines behind the numbers. */
  split: string;
  ground: string;
  elevated: string;
  /** The least on a scale of colours; the most is the first of the series. */
  least: string;
  font: string;
  /** Series differ by patterns, too. */
  patterns: boolean;
  /** Nothing moves. */
  still: boolean;
}

/** Variables of the theme: a canvas knows none, so their values are read. */
const variables = {
  primary: '--ant-color-primary',
  text: '--ant-color-text',
  secondary: '--ant-color-text-secondary',
  split: '--ant-color-border-secondary',
  ground: '--ant-color-bg-container',
  elevated: '--ant-color-bg-elevated',
  least: '--ant-color-primary-bg',
  font: '--ant-font-family',
} as const;

/** Colours that follow the colour of the theme, in an order in which neighbours differ. */
const hues = [
  'cyan-6',
  'gold-6',
  'magenta-6',
  'green-6',
  'orange-6',
  'purple-6',
  'blue-6',
  'lime-7',
];

/** The present values as a text, which stays the same while they do. */
function snapshot(): string {
  const style = getComputedStyle(document.body);
  const read = (variable: string): string => style.getPropertyValue(variable).trim();
  const named = Object.entries(variables).map(([name, variable]) => [name, read(variable)]);
  const weak = document.documentElement.classList.contains('colour-weak');
  return JSON.stringify({
    ...(Object.fromEntries(named) as Record<string, string>),
    hues: hues.map((hue) => read(`--ant-${hue}`)),
    weak,
  });
}

/** Reports changes of the theme: its variables stand in style sheets that are then replaced. */
function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const attributes = { attributes: true, attributeFilter: ['class', 'data-theme'] };
  observer.observe(document.documentElement, attributes);
  observer.observe(document.body, attributes);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

type Snapshot = Record<keyof typeof variables, string> & { hues: string[]; weak: boolean };

/** The present colours. */
export function usePalette(): Palette {
  const text = useSyncExternalStore(onThemeChange, snapshot);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const forced = useMedia('(forced-colors: active)');
  return useMemo(() => {
    const { primary, hues: others, weak, ...rest } = JSON.parse(text) as Snapshot;
    return { ...rest, series: [primary, ...others], patterns: weak || forced, still };
  }, [text, still, forced]);
}
