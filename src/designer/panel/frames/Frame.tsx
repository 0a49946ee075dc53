import { Button, Select } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { valueText } from '../../../widgets/choices.ts';
import { FieldHelp } from '../../../runtime/display/FieldHelp.tsx';
import { explained } from '../../../widgets/locale/explained.ts';
import { designerTexts } from '../../locale/index.ts';
import { definitionOf } from '../../outline/parts.ts';
import { starterOf } from '../../palette/starter.ts';
import { RequestTry } from '../../values/RequestTry.tsx';
import { useDesigner } from '../../state/context.ts';
import type { PanelPart } from '../changeMember.ts';
import { OtherWay } from '../OtherWay.tsx';
import { framedMembers } from '../framed.ts';
import type { FramedMember } from '../members.ts';
import { fieldNameOf, labelOf } from '../panelPage.ts';
import { kindOf, shapeOf, type Kind } from '../shape.ts';
import { Entries } from './Entries.tsx';
import { Items } from './Items.tsx';
import { useDrawMembers } from './drawing.ts';
import { kindTitle } from './kindTitle.ts';
import { useFrameValue } from './useFrameValue.ts';
import '../member.css';
import './frames.css';

interface Props {
  part: PanelPart;
  frame: FramedMember;
}

/** A member that is put together of others: what it is, and then what belongs to that. */
export function Frame({ part, frame }: Props) {
  const { kinds, description, isItem = false } = frame;
  const texts = designerTexts();
  const { store, project } = useDesigner();
  const [value, put] = useFrameValue(part, frame);
  const write = (next: Kind | undefined) =>
    put(next && starterOf(next.schema, { document: store.document(), path: part.path, project }));
  const kind = value === undefined ? undefined : kindOf(kinds, value);
  const label = labelOf(frame, texts);
  const isFixed = isItem || frame.required;
  const doing = value === undefined ? texts.frames.set : texts.frames.clear;
  const usual = kindOf(kinds, frame.default);
  const placeholder =
    'default' in frame
      ? texts.standard(usual?.isConstant ? kindTitle(usual, texts) : valueText(frame.default))
      : texts.frames.unset;
  return (
    <fieldset className="pl-frame" data-field={fieldNameOf(frame)} aria-label={label}>
      <div className="pl-frame-head">
        {!isItem && <span>{label}</span>}
        {!isItem && <FieldHelp label={label} help={description ? explained(description) : ''} />}
        {kinds.length > 1 && (
          <Select
            size="small"
            className="pl-frame-kind"
            aria-label={label}
            showSearch
            optionFilterProp="label"
            allowClear={!isFixed}
            placeholder={placeholder}
            value={kind?.key ?? null}
            options={kinds.map((one) => ({ value: one.key, label: kindTitle(one, texts) }))}
            onChange={(key: string | undefined) => write(kinds.find((one) => one.key === key))}
          />
        )}
        {kinds.length === 1 && !isFixed && (
          <Button
            size="small"
            type="link"
            aria-label={texts.frames.of(label, doing)}
            onClick={() => write(value === undefined ? kinds[0] : undefined)}
          >
            {doing}
          </Button>
        )}
      </div>
      {kind && !kind.isConstant && (
        <FrameBody key={kind.key} part={part} frame={frame} kind={kind} />
      )}
    </fieldset>
  );
}

interface BodyProps {
  part: PanelPart;
  frame: FramedMember;
  kind: Kind;
}

/** What belongs to a value of a kind. */
function FrameBody({ part, frame, kind }: BodyProps): ReactNode {
  const shape = shapeOf(kind.schema);
  if (shape?.is === 'list' && kind.name !== 'Expression')
    return <Items part={part} frame={frame} shape={shape} />;
  if (shape?.is === 'map') return <Entries part={part} frame={frame} shape={shape} />;
  return <FrameMembers part={part} frame={frame} kind={kind} />;
}

function FrameMembers({ part, frame, kind }: BodyProps) {
  const drawMembers = useDrawMembers();
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const members = useMemo(
    () =>
      framedMembers(frame, kind, {
        site: { document: store.document(), path: part.path, project },
        texts,
      }),
    [part, frame, kind, store, project, texts],
  );
  return (
    <>
      {drawMembers({ part, members })}
      <RequestTry path={[...part.path, ...frame.keys]} label={labelOf(frame, texts)} />
      <OtherWay
        part={part}
        members={members}
        frame={{ keys: frame.keys, schema: definitionOf(kind.schema).schema }}
      />
    </>
  );
}
