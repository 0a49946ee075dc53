import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { unwrapChosen, unwrappable, wrapChosen, wrappersOf } from '../palette/wrap.ts';
import { useDesigner } from '../state/context.ts';

/** Puts the chosen part into a layout or block, or takes such a one away around its parts. */
export function WrapButton() {
  const designer = useDesigner();
  const { store } = designer;
  const { wrap, unwrap, wrapNone } = designerTexts();
  const [isOpen, setOpen] = useState(false);
  const { chosen } = store.getState();
  const wrappers = isOpen ? wrappersOf(designer, chosen) : [];
  const isHolder = isOpen && unwrappable(store.document(), chosen) !== undefined;
  const items = [
    ...(isHolder ? [{ key: 'unwrap', label: unwrap }, { type: 'divider' as const }] : []),
    ...wrappers.map((one) => ({
      key: one.item.key,
      label: one.item.label,
      icon: <Icon name={one.item.icon} />,
    })),
    ...(wrappers.length === 0 ? [{ key: 'none', label: wrapNone, disabled: true }] : []),
  ];
  const run = (key: string) => {
    const wrapper = wrappers.find(({ item }) => item.key === key);
    if (wrapper) wrapChosen(designer, wrapper);
    else unwrapChosen(designer);
  };
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items, onClick: ({ key }) => run(key) }}
    >
      <Button
        type="text"
        size="small"
        aria-haspopup="menu"
        aria-label={wrap}
        title={wrap}
        icon={<Icon name="build" />}
      />
    </Dropdown>
  );
}
