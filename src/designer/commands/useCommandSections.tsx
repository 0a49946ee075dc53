import { useContext, useMemo } from 'react';
import type { SoundMatch } from '../../parts/sounds.ts';
import type { LookupOption, LookupSection } from '../find/Lookup.tsx';
import { Marked } from '../find/Marked.tsx';
import { designerTexts } from '../locale/index.ts';
import type { PreviewRole } from '../preview/settings.ts';
import { useAnswer } from '../publish/useAnswer.ts';
import { WorkplaceContext, type Workplace } from '../state/context.ts';
import { commandGroups } from './command.ts';
import { useCommands } from './context.ts';
import { findCommands, type FoundCommand } from './findCommands.ts';
import { keysText } from './keys.ts';
import { offeredCommands } from './offeredCommands.ts';
import { roleCommands } from './previewCommands.ts';
import { defined } from '../../schema/defined.ts';

/** How many are shown. */
const most = 60;

interface Asked {
  typed: string;
  sounds: SoundMatch | undefined;
  isActive: boolean;
}

const nobody: readonly PreviewRole[] = [];

/** Roles that the page can be looked at as; none before they are known, or for whoever may not. */
function useRoles(workplace: Pick<Workplace, 'roles'> | null): readonly PreviewRole[] {
  const ask = workplace?.roles;
  const { answer } = useAnswer(async () => (await ask?.()) ?? nobody, ask ? 'roles' : '');
  return answer ?? nobody;
}

/** What can be done that somebody means: by groups as long as nothing is typed. */
export function useCommandSections({ typed, sounds, isActive }: Asked): LookupSection[] {
  const { all, site } = useCommands();
  const workplace = useContext(WorkplaceContext);
  const texts = designerTexts();
  const { store, project } = site;
  const roles = useRoles(isActive ? workplace : null);
  const known = useMemo(() => {
    if (!isActive) return [];
    // What is open already is no command; nothing is edited as long as it is.
    const own = all.filter(({ key }) => key !== 'commands');
    return [...own, ...roleCommands(roles), ...offeredCommands({ store, project }, workplace)];
  }, [isActive, all, store, project, workplace, roles]);
  const found = useMemo(
    () => findCommands(known, typed, { site, sounds }),
    [known, typed, site, sounds],
  );
  const shown = found.slice(0, most);
  const left = found.length - shown.length;
  if (typed.trim() !== '')
    return [{ key: 'all', label: texts.lookup.modes.commands, options: shown.map(optionOf), left }];
  const groups = commandGroups.map((group) => ({
    key: group,
    label: texts.commands.groups[group],
    options: shown.filter(({ command }) => command.group === group).map(optionOf),
  }));
  const filled = groups.filter(({ options }) => options.length > 0);
  return filled.map((one, index) => (index === filled.length - 1 ? { ...one, left } : one));

  function optionOf({ command, marks, refusal }: FoundCommand): LookupOption {
    const { key, icon, label, note, keys: [keys] = [] } = command;
    const aside = keys === undefined ? note : <kbd>{keysText(keys)}</kbd>;
    return {
      key,
      icon,
      title: <Marked text={label} marks={marks} />,
      refusal,
      ...defined({ aside }),
      after: () => command.run(site),
    };
  }
}
