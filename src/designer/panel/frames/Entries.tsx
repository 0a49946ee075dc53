import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import type { MetaSchema } from '../../../schema/meta/schema.ts';
import { isObject } from '../../document/page.ts';
import { designerTexts } from '../../locale/index.ts';
import { starterOf } from '../../palette/starter.ts';
import { useDesigner } from '../../state/context.ts';
import { freeName } from '../../selection/changes.ts';
import type { PanelPart } from '../changeMember.ts';
import { itemMember } from '../framed.ts';
import type { FramedMember } from '../members.ts';
import type { Shape } from '../shape.ts';
import { useDrawMembers } from './drawing.ts';
import { Row } from './Row.tsx';
import { useFrameValue } from './useFrameValue.ts';

interface Props {
  part: PanelPart;
  frame: FramedMember;
  shape: Extract<Shape, { is: 'map' }>;
}

type Named = readonly (readonly [key: string, value: unknown])[];

/** The values under names that people choose, in the order of the page. */
export function Entries({ part, frame, shape: { item, isNeeded } }: Props) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const [value, write] = useFrameValue(part, frame);
  const entries: Named = isObject(value) ? Object.entries(value) : [];
  const has = (key: string) => entries.some(([one]) => one === key);
  const put = (next: Named) =>
    write(isNeeded && next.length === 0 ? undefined : Object.fromEntries(next));
  const rename = (from: string, to: string): boolean => {
    if (to === '' || has(to)) return false;
    put(entries.map(([key, one]) => [key === from ? to : key, one]));
    return true;
  };
  const add = () => {
    const site = { document: store.document(), path: part.path, project };
    const key = has('name') ? freeName('name', has) : 'name';
    // A value of any kind begins as a text.
    put([...entries, [key, starterOf(item, site) ?? '']]);
  };
  return (
    <div className="pl-frame-rows">
      {entries.map(([key]) => (
        <Entry
          key={key}
          {...{ part, frame, item }}
          name={key}
          onRename={(to) => rename(key, to)}
          onRemove={() => put(entries.filter(([one]) => one !== key))}
        />
      ))}
      <Button size="small" onClick={add}>
        {texts.frames.addItem}
      </Button>
    </div>
  );
}

interface EntryProps extends Omit<Props, 'shape'> {
  item: MetaSchema;
  name: string;
  /** Gives it another name; false: there is one of that name. */
  onRename(to: string): boolean;
  onRemove(): void;
}

function Entry({ part, frame, item, name, onRename, onRemove }: EntryProps) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const drawMembers = useDrawMembers();
  const [typed, setTyped] = useState(name);
  const members = useMemo(() => {
    const site = { document: store.document(), path: part.path, project };
    return [itemMember(frame, item, { step: name, title: name, site, texts })];
  }, [part, frame, item, name, store, project, texts]);
  const rename = () => {
    if (typed !== name && !onRename(typed)) setTyped(name);
  };
  return (
    <Row
      label={name}
      remove={onRemove}
      head={
        <Input
          size="small"
          value={typed}
          aria-label={texts.frames.key}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onPressEnter={rename}
        />
      }
    >
      {drawMembers({ part, members })}
    </Row>
  );
}
