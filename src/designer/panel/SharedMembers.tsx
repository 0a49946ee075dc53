import { ConfigProvider } from 'antd';
import { useCallback, useState } from 'react';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { chosenParts } from '../state/structure.ts';
import { MemberForm } from './frames/MemberForm.tsx';
import type { PanelMember } from './members.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { sharedCommands, sharedOf } from './shared.ts';

/** The members that the chosen parts share: a change is one step in all of them. */
export function SharedMembers() {
  const { store } = useDesigner();
  useDesignerState(({ beside }) => beside);
  const outside = useDesignerState((state) => state.outside);
  // What the panel itself has changed it shows already: drawn anew it would lose the focus.
  return <Shared key={`${outside} ${chosenParts(store).map(toPointer).join(' ')}`} />;
}

function Shared() {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const [shared] = useState(() =>
    sharedOf(store.document(), chosenParts(store), { project, texts }),
  );
  const change = useCallback(
    (member: PanelMember, entered: unknown) => {
      if (!shared) return;
      const commands = sharedCommands(store.document(), shared.parts, { member, entered });
      const { chosen, beside } = store.getState();
      const places = shared.parts.map(({ path }) => toPointer(path)).join(' ');
      store.edit(commands, {
        gesture: `${member.keys.join('/')} of ${places}`,
        choose: chosen,
        beside,
        // Another control has other props.
        fromPanel: member.name !== 'widget',
      });
    },
    [store, shared],
  );
  if (!shared) return <p className="pl-design-note">{texts.selection.kinds}</p>;
  return (
    <ConfigProvider componentSize="small">
      <PanelTabs members={shared.members}>
        {(group) => <Group members={shared.members} group={group} onChange={change} />}
      </PanelTabs>
      <p className="pl-design-note">{texts.selection.rest}</p>
    </ConfigProvider>
  );
}

interface GroupProps {
  members: readonly PanelMember[];
  group: PanelMember['group'];
  onChange(member: PanelMember, entered: unknown): void;
}

function Group({ members, group, onChange }: GroupProps) {
  const [shown] = useState(() => members.filter((one) => one.group === group));
  return <MemberForm members={shown} onChange={onChange} />;
}
