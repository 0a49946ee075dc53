import { createContext, useContext, type ReactNode } from 'react';
import type { PanelPart } from '../changeMember.ts';
import type { Member } from '../members.ts';

/** Members of a part, or of something in it. */
export interface MembersProps {
  part: PanelPart;
  members: readonly Member[];
}

type DrawMembers = (props: MembersProps) => ReactNode;

/** What draws members within frames: frames stand in members, and members in frames. */
export const DrawMembersContext = createContext<DrawMembers | null>(null);

/** What draws members; throws outside the panel. */
export function useDrawMembers(): DrawMembers {
  const draw = useContext(DrawMembersContext);
  if (!draw) throw new Error('useDrawMembers must be used inside the panel');
  return draw;
}
