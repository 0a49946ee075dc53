import { Tabs } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import type { TabsPlan } from './plan.ts';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import './tabs.css';

/** Blocks behind tabs; a tab is drawn when it is first opened and kept from then on. `?tab=key` in the address opens one. */
export function TabsBlock({ plan }: { plan: TabsPlan }) {
  const { Blocks, route } = usePage();
  const evaluate = useEvaluate();
  const items = plan.items
    .filter((item) => evaluate.test(item.visible))
    .map((item) => ({
      key: item.key,
      label: evaluate.text(item.label),
      icon: item.icon ? <Icon name={item.icon} /> : undefined,
      children: <Blocks body={item.body} />,
    }));
  const [active, setActive] = useOpened(
    route.query.tab,
    plan.active,
    items.map(({ key }) => key),
  );
  return (
    <div className="pl-panel pl-holder">
      <Tabs items={items} activeKey={active} onChange={setActive} />
    </div>
  );
}

/** The open tab: the one that the page names or the first, then the one that the address asks for whenever that changes, or that was clicked. */
function useOpened(
  asked: string | undefined,
  begin: string | undefined,
  keys: readonly string[],
): [string | undefined, (key: string) => void] {
  const [opened, setOpened] = useState(asked ?? begin);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== undefined) setOpened(asked);
  }
  return [opened !== undefined && keys.includes(opened) ? opened : keys[0], setOpened];
}
