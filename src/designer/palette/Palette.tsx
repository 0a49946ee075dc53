import { Empty, Input, Select } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { explained } from '../../widgets/locale/explained.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { DragSource } from '../drag/DragSource.tsx';
import type { PaletteItem } from './items.ts';
import { NewField } from './NewField.tsx';
import { NewParts } from './NewParts.tsx';
import { offered, putItem } from './offered.ts';
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
  const { root } = designer.store;
  const { model, items, groups } = useMemo(
    () => offered(designer, { document, chosen, at: given?.list }),
    [designer, document, chosen, given],
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
          onPick={(item) => putItem(designer, item, given)}
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
  if (items.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <div className="pl-palette-items">
        {items.map((item) => (
          <DragSource key={item.key} drag={{ kind: 'item', item }}>
            <button
              type="button"
              title={item.doc ? explained(item.doc) : item.note}
              onClick={() => onPick(item)}
            >
              <Icon name={item.icon} />
              <span>{item.label}</span>
            </button>
          </DragSource>
        ))}
        {extra}
      </div>
    </section>
  );
}
