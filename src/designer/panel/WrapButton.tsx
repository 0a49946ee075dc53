import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { unwrapChosen, unwrappable, wrapChosen, wrappersOf } from '../palette/wrap.ts';
import { gapIn } from '../selection/changes.ts';
import { useDesigner } from '../state/context.ts';
import { chosenParts } from '../state/structure.ts';

/** Puts the chosen parts into a layout or block, or takes such a one away around its parts. */
export function WrapButton() {
  const designer = useDesigner();
  const { store } = designer;
  const { wrap, unwrap, wrapNone, selection } = designerTexts();
  const [isOpen, setOpen] = useState(false);
  const parts = isOpen ? chosenParts(store) : [];
  const [first] = parts.length === 1 ? parts : [];
  const wrappers = isOpen ? wrappersOf(designer, parts) : [];
  const isHolder = first && unwrappable(store.document(), first) !== undefined;
  const gap = parts.length > 1 ? gapIn(parts) : undefined;
  const none = gap ? selection.gaps[gap] : wrapNone;
  const items = [
    ...(isHolder ? [{ key: 'unwrap', label: unwrap }, { type: 'divider' as const }] : []),
    ...wrappers.map((one) => ({
      key: one.item.key,
      label: one.item.label,
      icon: <Icon name={one.item.icon} />,
    })),
    ...(wrappers.length === 0 ? [{ key: 'none', label: none, disabled: true }] : []),
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
