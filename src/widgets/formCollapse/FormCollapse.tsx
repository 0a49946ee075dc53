import { Badge, Collapse } from 'antd';
import { useState } from 'react';
import type { LayoutProps } from '../contract.ts';

interface Props extends LayoutProps {
  open?: 'all' | 'first' | 'none';
}

/** Parts of a form that fold; a part with a problem that is asked for (`shown`) unfolds. */
export function FormCollapse({ items = [], open = 'all', shown }: Props) {
  const [unfolded, setUnfolded] = useState(() =>
    open === 'none' ? [] : items.slice(0, open === 'all' ? undefined : 1).map((item) => item.key),
  );
  const [isTouched, setTouched] = useState(false);
  const [asked, setAsked] = useState<object>();
  if (shown && shown !== asked) {
    setAsked(shown);
    if (!unfolded.includes(shown.key) && !(shown.gently && isTouched))
      setUnfolded([...unfolded, shown.key]);
  }
  return (
    <Collapse
      activeKey={unfolded}
      onChange={(keys) => {
        setTouched(true);
        setUnfolded([keys].flat().map(String));
      }}
      items={items.map(({ key, title, content, errors }) => ({
        key,
        label: title,
        children: content,
        extra: errors > 0 ? <Badge count={errors} size="small" /> : undefined,
      }))}
    />
  );
}
