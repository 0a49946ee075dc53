import { Empty, Input, Select } from 'antd';
import { memo, useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { explained } from '../../widgets/locale/explained.ts';
import { isPressed, pickUpKeys } from '../commands/keys.ts';
import { modelAtPlace } from '../document/models.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { pickUp } from '../drag/carry.ts';
import { DragSource } from '../drag/DragSource.tsx';
import type { PaletteItem } from './items.ts';
import { NewField } from './NewField.tsx';
import { NewParts } from './NewParts.tsx';
import { groupsOf, offeredOf, putItem, stockOf } from './offered.ts';
import { listsIn } from './target.ts';
import './palette.css';

/** What can be put into the page: by a click behind what is chosen, or by dragging. */
export function Palette() {
  const designer = useDesigner();
  const document = useDocument();
  const chosen = useDesignerState((state) => state.chosen);
  const texts = designerTexts();
  const [sought, setSought] = useState('');
  const { given, choice } = useListChoice(document, chosen);
  const { project } = designer;
  const model = modelAtPlace(document, given?.list ?? chosen, project);
  const { root } = designer.store;
  // The same objects after an edit: an item is drawn again only when it is another one.
  const stock = useMemo(() => stockOf(model, { project, texts }), [model, project, texts]);
  const items = useMemo(
    () => offeredOf(stock, { document, chosen, root }),
    [stock, document, chosen, root],
  );
  const latest = useLatest({ designer, given });
  const pick = useCallback(
    (item: PaletteItem) => putItem(latest.current.designer, item, latest.current.given),
    [latest],
  );
  const groups = useMemo(() => groupsOf(model, texts), [model, texts]);
  const found = items.filter((item) => matches(item, sought));
  return (
    <div className="pl-palette">
      <Input
        allowClear
        value={sought}
        aria-label={texts.search}
        placeholder={texts.search}
        onChange={({ target }) => setSought(target.value)}
      />
      <p className="pl-design-note">{texts.carry.paletteHint}</p>
      {choice}
      {root.length === 0 && <NewParts />}
      {found.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noParts} />
      )}
      {Object.entries(groups).map(([group, label]) => (
        <Group
          key={group}
          label={label}
          items={found.filter((item) => item.group === group)}
          onPick={pick}
          extra={group === 'model' && root.length === 0 && model && <NewField model={model} />}
        />
      ))}
    </div>
  );
}

const matches = ({ label, note }: PaletteItem, sought: string): boolean =>
  `${label} ${note}`.toLowerCase().includes(sought.trim().toLowerCase());

/** The lists of what is chosen, of which one may be asked for. */
function useListChoice(document: unknown, chosen: Path) {
  const texts = designerTexts();
  const place = toPointer(chosen);
  const [asked, setAsked] = useState<{ place: string; list: string }>();
  const lists = useMemo(() => listsIn(document, chosen), [document, chosen]);
  const list = asked?.place === place ? asked.list : undefined;
  const given = lists.find((one) => toPointer(one.list) === list);
  const options = lists.map((one) => ({
    value: toPointer(one.list),
    label: texts.member(String(one.list.at(-1))),
  }));
  const choice = lists.length > 1 && (
    <Select
      allowClear
      value={list}
      aria-label={texts.into}
      placeholder={texts.intoBest}
      options={options}
      onChange={(value?: string) =>
        setAsked(value === undefined ? undefined : { place, list: value })
      }
    />
  );
  return { given, choice };
}

interface GroupProps {
  label: string;
  items: readonly PaletteItem[];
  onPick(item: PaletteItem): void;
  /** What stands below them. */
  extra: ReactNode;
}

function Group({ label, items, onPick, extra }: GroupProps) {
  const designer = useDesigner();
  const onItemKey = useCallback(
    (event: KeyboardEvent, item: PaletteItem) => {
      if (!isPressed(pickUpKeys, event)) return;
      event.preventDefault();
      pickUp(designer, { kind: 'item', item });
    },
    [designer],
  );
  if (items.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <div className="pl-palette-items">
        {items.map((item) => (
          <PaletteButton key={item.key} item={item} onPick={onPick} onKey={onItemKey} />
        ))}
        {extra}
      </div>
    </section>
  );
}

interface ButtonProps {
  item: PaletteItem;
  onPick(item: PaletteItem): void;
  onKey(event: KeyboardEvent, item: PaletteItem): void;
}

/** Drawn again only when its item is another one. */
const PaletteButton = memo(function PaletteButton({ item, onPick, onKey }: ButtonProps) {
  return (
    <DragSource drag={{ kind: 'item', item }}>
      <button
        type="button"
        aria-keyshortcuts={pickUpKeys}
        onKeyDown={(event) => onKey(event, item)}
        title={item.doc ? explained(item.doc) : item.note}
        onClick={() => onPick(item)}
      >
        <Icon name={item.icon} />
        <span>{item.label}</span>
      </button>
    </DragSource>
  );
});
