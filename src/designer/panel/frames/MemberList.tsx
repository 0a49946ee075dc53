import { useMemo } from 'react';
import { useDesigner } from '../../state/context.ts';
import { RuleField } from '../../rules/RuleField.tsx';
import { changeMember } from '../changeMember.ts';
import type { PanelMember } from '../members.ts';
import { fieldNameOf } from '../panelPage.ts';
import type { MembersProps } from './drawing.ts';
import { Frame } from './Frame.tsx';
import { MemberForm } from './MemberForm.tsx';

/** Members of a part, or of something in it, each by what edits it. */
export function MemberList({ part, members }: MembersProps) {
  const { store } = useDesigner();
  const plain = useMemo(
    () => members.filter((member): member is PanelMember => 'control' in member),
    [members],
  );
  return (
    <>
      {plain.length > 0 && <MemberForm part={part} members={plain} />}
      {members.map((member) =>
        'kinds' in member ? (
          <Frame key={fieldNameOf(member)} part={part} frame={member} />
        ) : 'control' in member ? null : (
          <RuleField
            key={fieldNameOf(member)}
            path={part.path}
            member={member}
            onChange={(entered) => changeMember({ store }, part, { member, entered })}
          />
        ),
      )}
    </>
  );
}
