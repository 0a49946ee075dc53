import { Tabs } from 'antd';
import { Icon } from '../../../widgets/icons/index.ts';
import type { TabsPlan } from '../../../schema/compile/plan.ts';
import { usePage } from '../context.ts';
import { useEvaluate } from '../scope.ts';

/** Blocks behind tabs; a tab is drawn when it is first opened and kept from then on. */
export function TabsBlock({ plan }: { plan: TabsPlan }) {
  const { Blocks } = usePage();
  const evaluate = useEvaluate();
  const items = plan.items.filter((item) => evaluate.test(item.visible)).map((item) => ({
    key: item.key, label: evaluate.text(item.label), icon: item.icon ? <Icon name={item.icon} /> : undefined, children: <Blocks body={item.body} />,
  }));
  return <div className="pl-panel pl-holder"><Tabs items={items} /></div>;
}
