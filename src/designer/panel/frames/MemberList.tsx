import { useCallback, useMemo } from 'react';
import { useDesigner } from '../../state/context.ts';
import { RuleField } from '../../rules/RuleField.tsx';
import { changeMember } from '../changeMember.ts';
import type { Member, PanelMember } from '../members.ts';
import { fieldNameOf } from '../panelPage.ts';
import { AddAnother } from './AddAnother.tsx';
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
  const change = useCallback(
    (member: Member, entered: unknown) => changeMember({ store }, part, { member, entered }),
    [store, part],
  );
  return (
    <>
      {plain.length > 0 && <MemberForm members={plain} onChange={change} />}
      {plain.map(
        (member) =>
          member.several && (
            <AddAnother key={fieldNameOf(member)} {...{ part, member, several: member.several }} />
          ),
      )}
      {members.map((member) =>
        'kinds' in member ? (
          <Frame key={fieldNameOf(member)} part={part} frame={member} />
        ) : 'control' in member ? null : (
          <RuleField
            key={fieldNameOf(member)}
            path={part.path}
            member={member}
            onChange={(entered) => change(member, entered)}
          />
        ),
      )}
    </>
  );
}
