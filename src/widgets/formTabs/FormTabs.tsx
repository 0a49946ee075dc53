import { Badge, Tabs } from 'antd';
import { useState } from 'react';
import type { LayoutProps } from '../contract.ts';

/** Parts of a form behind tabs; a tab tells how many of its fields have a problem, and the first such tab comes to the front by `shown`. */
export function FormTabs({ items = [], shown }: LayoutProps) {
  const [chosen, setChosen] = useState<{ key?: string; asked?: object }>({});
  const active = shown && shown !== chosen.asked ? shown.key : chosen.key ?? items[0]?.key;
  return (
    <Tabs
      activeKey={items.some((item) => item.key === active) ? active : items[0]?.key}
      onChange={(key) => setChosen({ key, asked: shown })}
      items={items.map(({ key, title, content, errors }) => ({ key, label: <Badge count={errors} size="small" offset={[8, 0]} title={errors > 0 ? `${errors} 处有误` : ''}>{title}</Badge>, children: content }))}
    />
  );
}
