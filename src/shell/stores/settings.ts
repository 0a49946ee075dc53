import { createStore } from 'zustand/vanilla';
import { readJson, writeJson, type KeyValue } from './storage.ts';

export const menuThemes = ['light', 'dark', 'realDark', 'system'] as const;
export const tableSizes = ['default', 'middle', 'small'] as const;

/**
 * The user's choices about the frame; names and defaults of
 * docs/protocol/product.md#names-and-defaults.
 */
export interface Settings {
  /**
   * light and dark colour the menu; realDark darkens everything; system follows the operating
   * system.
   */
  navTheme: (typeof menuThemes)[number];
  primaryColor: string;
  layout: 'sidemenu' | 'topmenu';
  contentWidth: 'Fluid' | 'Fixed';
  fixedHeader: boolean;
  fixSiderbar: boolean;
  colorWeak: boolean;
  multiTab: boolean;
  hideFooter: boolean;
  tableSize: (typeof tableSizes)[number];
  tableBordered: boolean;
  /** The sider shows icons only. */
  sideCollapsed: boolean;
}

interface Setting<T> {
  /** Name in local storage (docs/protocol/product.md#names-and-defaults, stored UI preferences). */
  stored: string;
  initial: T;
  valid(value: unknown): boolean;
}

const oneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown) =>
    values.includes(value as T);
const flag = (stored: string, initial: boolean): Setting<boolean> => ({
  stored,
  initial,
  valid: oneOf(true, false),
});
const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Every setting once: where it is stored, its default, what it may be. */
const settings: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  navTheme: { stored: 'nav_theme', initial: 'light', valid: oneOf(...menuThemes) },
  primaryColor: { stored: 'color', initial: '#2F54EB', valid: isColour },
  layout: { stored: 'layout', initial: 'sidemenu', valid: oneOf('sidemenu', 'topmenu') },
  contentWidth: { stored: 'content_width', initial: 'Fluid', valid: oneOf('Fluid', 'Fixed') },
  fixedHeader: flag('fixed_header', true),
  fixSiderbar: flag('fixed_sidebar', false),
  colorWeak: flag('weak', false),
  multiTab: flag('multi_tab', true),
  hideFooter: flag('hide_footer', false),
  tableSize: { stored: 'table_size', initial: 'middle', valid: oneOf(...tableSizes) },
  tableBordered: flag('table_bordered', true),
  sideCollapsed: flag('side_collapsed', false),
};

const names = Object.keys(settings) as (keyof Settings)[];

function readSettings(keys: KeyValue): Settings {
  const read = (name: keyof Settings) => {
    const value = readJson(keys, settings[name].stored);
    return settings[name].valid(value) ? value : settings[name].initial;
  };
  // Every value has passed the check of its own setting.
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Settings;
}

/**
 * What a change brings with it (docs/protocol/product.md#states): the layouts fix content width and
 * side menu.
 */
function withConsequences(change: Partial<Settings>): Partial<Settings> {
  if (change.layout === 'sidemenu') return { ...change, contentWidth: 'Fluid' };
  if (change.layout === 'topmenu') return { ...change, contentWidth: 'Fixed', fixSiderbar: false };
  return change;
}

/** A settings store over a storage. `reread` takes over what another window stored. */
export function createSettingsStore(keys: KeyValue) {
  const store = createStore<Settings>(() => readSettings(keys));
  return {
    ...store,
    change(given: Partial<Settings>): void {
      const change = withConsequences(given);
      for (const name of Object.keys(change) as (keyof Settings)[])
        writeJson(keys, settings[name].stored, change[name]);
      store.setState(change);
    },
    reread: () => store.setState(readSettings(keys)),
  };
}
