import { Select } from 'antd';
import { useState } from 'react';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { memberSchema } from '../../schema/meta/walk.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner } from '../state/context.ts';
import type { PanelPart } from './changeMember.ts';
import { groupOf, type MemberGroup } from './groups.ts';
import { asObject, valueBelow, type Keys, type Member } from './members.ts';
import { fieldNameOf, labelOf } from './panelPage.ts';
import { asExpression, rewritablesOf, rewritten, type Rewritable, type Way } from './ways.ts';
import { memberCommand } from './write.ts';

interface Props {
  part: PanelPart;
  /** What is shown there: members of a tab, or of a frame in it. */
  members: readonly Member[];
  group?: MemberGroup;
  frame?: { keys: Keys; schema: MetaSchema };
}

/** Another way in which something shown can be written. */
interface Choice {
  key: string;
  label: string;
  /** Where it stands below the part, and what stands there then. */
  change(document: unknown): { keys: Keys; value: unknown };
}

/** The ways of members of a part that may be worked out, too. */
function computedChoices({ part, members }: Props): Choice[] {
  const texts = designerTexts();
  return members.flatMap((member) => {
    if (!('mayBeComputed' in member)) return [];
    const { keys } = member;
    return {
      key: fieldNameOf(member),
      label: `${labelOf(member, texts)} · ${texts.ways.expression}`,
      change: (document) => ({
        keys,
        value: asExpression(valueBelow({ document, path: part.path }, keys)),
      }),
    };
  });
}

/** The ways of texts. */
function textChoices({ part, group, frame }: Props, document: unknown): Choice[] {
  const texts = designerTexts();
  const { keys, schema } = frame ?? { keys: [], schema: part.schema };
  const isHere = ({ keys: [key] }: Rewritable) =>
    !group || groupOf(key, memberSchema(schema, key) ?? {}) === group;
  const found = (present: unknown) =>
    rewritablesOf(schema, asObject(valueBelow({ document: present, path: part.path }, keys)));
  return found(document)
    .filter(isHere)
    .flatMap((text) =>
      text.others.map((way: Way) => ({
        key: `${fieldNameOf(text)} ${way}`,
        label: `${labelOf(text, texts)} · ${texts.ways[way]}`,
        change: (now) => {
          const same = found(now).find((one) => fieldNameOf(one) === fieldNameOf(text)) ?? text;
          const value = rewritten(same, way, labelOf(text, texts));
          return { keys: [...keys, ...text.keys], value };
        },
      })),
    );
}

/** Writes what is shown in another way: with values, as an expression, one for each mode. */
export function OtherWay(props: Props) {
  const { path, isNamed } = props.part;
  const { store } = useDesigner();
  const texts = designerTexts();
  const [choices] = useState(() => [
    ...textChoices(props, store.document()),
    ...computedChoices(props),
  ]);
  if (choices.length === 0) return null;
  const rewrite = (chosen: string) => {
    const choice = choices.find(({ key }) => key === chosen);
    if (!choice) return;
    const framed = props.frame?.keys.length ?? 0;
    const change = { path, framed, ...choice.change(store.document()) };
    const command = memberCommand(store.document(), change, isNamed);
    if (command) store.edit(command);
  };
  return (
    <label className="pl-design-name">
      <span>{texts.otherWay}</span>
      <Select
        size="small"
        showSearch
        optionFilterProp="label"
        value={null}
        aria-label={texts.otherWay}
        onChange={rewrite}
        options={choices.map(({ key, label }) => ({ value: key, label }))}
      />
    </label>
  );
}
