import { Empty, Input, Select } from 'antd';
import { memo, useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { explained } from '../../widgets/locale/explained.ts';
import { modelAtPlace } from '../document/models.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument, type Designer } from '../state/context.ts';
import { pickUp } from '../drag/carry.ts';
import { DragSource } from '../drag/DragSource.tsx';
import { insertItem } from './insert.ts';
import { fieldItems, paletteGroups, paletteItems, partItems, type PaletteItem } from './items.ts';
import { NewField } from './NewField.tsx';
import { NewParts } from './NewParts.tsx';
import { listsIn, targetFor, type Target } from './target.ts';
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
  const parts = useMemo(() => partItems(texts.part), [texts]);
  const others = useMemo(paletteItems, [texts]);
  const fields = useMemo(() => fieldItems(model, project), [model, project]);
  const items = useMemo(() => {
    const fitting = parts.filter(({ kinds }) => targetFor(document, chosen, kinds));
    return [...fields, ...fitting, ...others].filter((item) => standsIn(item, root));
  }, [fields, parts, others, document, chosen, root]);
  const latest = useLatest({ designer, given });
  const pick = useCallback(
    (item: PaletteItem) => insert(latest.current.designer, item, latest.current.given),
    [latest],
  );
  const groups = useMemo(
    () => ({ model: texts.modelFields(model?.label ?? ''), ...paletteGroups(texts.kinds) }),
    [model, texts],
  );
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

/** Whether an item can be put into what is edited: into a form by itself only fields and layout. */
const standsIn = ({ kinds }: PaletteItem, root: Path): boolean =>
  root.length === 0 || kinds.includes('FormItem');

const matches = ({ label, note }: PaletteItem, sought: string): boolean =>
  `${label} ${note}`.toLowerCase().includes(sought.trim().toLowerCase());

/** Puts an item into the list that was asked for, else where it fits best; or says why not. */
function insert(designer: Designer, item: PaletteItem, given: Target | undefined): void {
  const { store } = designer;
  const fits = given && item.kinds.includes(given.kind) ? given : undefined;
  const target = fits ?? targetFor(store.document(), store.getState().chosen, item.kinds);
  if (target) insertItem(designer, item, target);
  else store.refuse(designerTexts().noPlace(item.label));
}

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
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey) return;
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
        aria-keyshortcuts="M"
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
