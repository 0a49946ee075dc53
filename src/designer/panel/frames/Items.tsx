import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { valueAt } from '../../../schema/edit/operations.ts';
import { toPointer } from '../../document/path.ts';
import { designerTexts } from '../../locale/index.ts';
import { starterOf } from '../../palette/starter.ts';
import { useDesigner } from '../../state/context.ts';
import type { PanelPart } from '../changeMember.ts';
import { itemMember } from '../framed.ts';
import { asObject, type FramedMember } from '../members.ts';
import { withOneLeft } from '../several.ts';
import type { Shape } from '../shape.ts';
import { useDrawMembers } from './drawing.ts';
import { useRemembered } from './memory.ts';
import { Row, type RowTools } from './Row.tsx';
import { useFrameValue } from './useFrameValue.ts';

interface Props {
  part: PanelPart;
  frame: FramedMember;
  shape: Extract<Shape, { is: 'list' }>;
}

/** The items of a list, one below the other; of those with members one is open. */
export function Items({ part, frame, shape: { item, least, most } }: Props) {
  const { store, project } = useDesigner();
  const { several } = frame;
  const [value, write] = useFrameValue(part, frame);
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const at = toPointer([...part.path, ...frame.keys]);
  const [open, setOpen] = useRemembered<number | undefined>(at, items.length === 1 ? 0 : undefined);
  // Whatever moves items draws them anew: what they hold is another one's then.
  const [moves, setMoves] = useState(0);
  const put = (next: readonly unknown[], opened: number | undefined) => {
    write(next);
    setOpen(opened);
    setMoves(moves + 1);
  };
  const swap = (index: number, other: number) => () =>
    put(items.with(index, items[other]).with(other, items[index]), open === index ? other : open);
  const add = () => {
    const site = { document: store.document(), path: part.path, project };
    put([...items, starterOf(item, site)], items.length);
  };
  const leave = (left: unknown) => {
    if (!several) return;
    const now = asObject(valueAt(store.document(), part.path));
    const value = withOneLeft(now, { name: frame.name, key: several.key }, asObject(left));
    store.edit({ type: 'set', at: part.path, value });
  };
  const removal = (index: number) => {
    const next = items.toSpliced(index, 1);
    if (items.length > least) return () => put(next, undefined);
    return several && next.length === 1 ? () => leave(next[0]) : undefined;
  };
  const toolsOf = (index: number): RowTools => ({
    moveUp: index > 0 ? swap(index, index - 1) : undefined,
    moveDown: index < items.length - 1 ? swap(index, index + 1) : undefined,
    remove: removal(index),
  });
  return (
    <div className="pl-frame-rows">
      {items.map((one, index) => (
        <Item
          key={`${moves} ${index}`}
          {...{ part, frame, item, index }}
          summary={summaryOf(one)}
          tools={toolsOf(index)}
          isOpen={open === index}
          onOpen={(isOpen) => setOpen(isOpen ? index : undefined)}
        />
      ))}
      <Button size="small" disabled={items.length >= most} onClick={add}>
        {designerTexts().frames.addItem}
      </Button>
    </div>
  );
}

/** What an item says of itself, in a line: its first two texts or numbers. */
const summaryOf = (item: unknown): string =>
  Object.values(Object(item))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .slice(0, 2)
    .join(' · ');

interface ItemProps extends Omit<Props, 'shape'> {
  item: Extract<Shape, { is: 'list' }>['item'];
  index: number;
  summary: string;
  tools: RowTools;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

function Item({ part, frame, item, index, summary, tools, isOpen, onOpen }: ItemProps) {
  const { store, project } = useDesigner();
  const drawMembers = useDrawMembers();
  const texts = designerTexts();
  const title = texts.frames.item(index + 1);
  const member = useMemo(() => {
    const site = { document: store.document(), path: part.path, project };
    return itemMember(frame, item, { step: index, title, site, texts });
  }, [part, frame, item, index, title, store, project, texts]);
  const members = useMemo(() => [member], [member]);
  if (!('kinds' in member))
    return <Row label={title} head={drawMembers({ part, members })} {...tools} />;
  return (
    <Row
      label={title}
      {...tools}
      head={
        <button
          type="button"
          className="pl-frame-row-title"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {summary === '' ? title : summary}
        </button>
      }
    >
      {isOpen && drawMembers({ part, members })}
    </Row>
  );
}
