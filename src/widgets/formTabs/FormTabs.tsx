import { Badge, Tabs } from 'antd';
import { useState } from 'react';
import type { LayoutProps } from '../contract.ts';
import { texts } from '../locale/index.ts';

/**
 * Parts of a form behind tabs; a tab says how many of its fields have a problem. The one that is
 * asked for (`shown`) comes to the front.
 */
export function FormTabs({ items = [], shown }: LayoutProps) {
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<object>();
  if (shown && shown !== asked) {
    setAsked(shown);
    if (!shown.gently || chosen === undefined) setChosen(shown.key);
  }
  return (
    <Tabs
      activeKey={items.some((item) => item.key === chosen) ? chosen : items[0]?.key}
      onChange={setChosen}
      items={items.map(({ key, title, content, errors }) => ({
        key,
        label: (
          <Badge
            count={errors}
            size="small"
            offset={[8, 0]}
            title={errors > 0 ? texts.tabs.errors(errors) : ''}
          >
            {title}
          </Badge>
        ),
        children: content,
      }))}
    />
  );
}
