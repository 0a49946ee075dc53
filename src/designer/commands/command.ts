/** What can be done in the designer: buttons, keys and the command palette are made of these. */
import type { useAppProps } from 'antd/es/app/context';
import type { Designer } from '../state/context.ts';

/** What a command works with. */
export interface CommandSite extends Designer {
  message: useAppProps['message'];
  modal: useAppProps['modal'];
}

/** Groups of commands, in the order in which they are offered. */
export const commandGroups = [
  'page',
  'part',
  'view',
  'preview',
  'wrap',
  'add',
  'problem',
  'open',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that can be done. */
export interface DesignerCommand {
  key: string;
  group: CommandGroup;
  icon: string;
  label: string;
  /** What it is for, where its label does not say. */
  hint?: string;
  /** What else it is about, such as the group of a block. */
  note?: string;
  /** Keys as in `aria-keyshortcuts`; the first are shown. */
  keys?: readonly string[];
  /**
   * Where its keys are heard: also in a text that is typed, or where parts are shown only, in
   * outline and canvas; default wherever no text is typed.
   */
  heard?: 'typing' | 'parts';
  /** As long as it cannot be done, its keys are left to others; default they say why. */
  isQuiet?: boolean;
  /** Why it cannot be done now; undefined: it can. */
  refusal?(site: CommandSite): string | undefined;
  /** Whether what it switches is on. */
  isOn?(site: CommandSite): boolean;
  run(site: CommandSite): void;
}
