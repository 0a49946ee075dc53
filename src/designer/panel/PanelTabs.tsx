import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { memberGroups, type MemberGroup } from './groups.ts';

interface Props {
  members: readonly { group: MemberGroup }[];
  /** Draws the members of the tab that is open. */
  children(group: MemberGroup): ReactNode;
}

/** Members by their groups, in tabs; the tab that was open stays so from part to part. */
export function PanelTabs({ members, children }: Props) {
  const { store } = useDesigner();
  const texts = designerTexts();
  const tab = useDesignerState((state) => state.panelTab);
  const groups = memberGroups.filter((one) => members.some(({ group }) => group === one));
  const shown = groups.find((one) => one === tab) ?? groups[0];
  return (
    <Tabs
      size="small"
      activeKey={shown ?? ''}
      destroyOnHidden
      onChange={(panelTab) => store.setState({ panelTab })}
      items={groups.map((key) => ({
        key,
        label: texts.groups[key],
        children: key === shown && children(key),
      }))}
    />
  );
}
