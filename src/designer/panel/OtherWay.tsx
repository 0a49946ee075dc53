import { Select } from 'antd';
import { useState } from 'react';
import { memberSchema } from '../../schema/meta/walk.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner } from '../state/context.ts';
import type { PanelPart } from './changeMember.ts';
import { asObject, groupOf, type MemberGroup } from './members.ts';
import { fieldNameOf, labelOf } from './panelPage.ts';
import { rewritablesOf, rewritten, type Way } from './ways.ts';
import { memberCommand } from './write.ts';

/** Writes a text of a tab in another way: with values, as an expression, one for each mode. */
export function OtherWay({ part, group }: { part: PanelPart; group: MemberGroup }) {
  const { path, schema, isNamed } = part;
  const { store } = useDesigner();
  const texts = designerTexts();
  const present = () =>
    rewritablesOf(schema, asObject(valueAt(store.document(), path))).filter(
      ({ keys: [key] }) => groupOf(key, memberSchema(schema, key) ?? {}) === group,
    );
  const [shown] = useState(present);
  if (shown.length === 0) return null;
  const rewrite = (chosen: string) => {
    const [name, way] = chosen.split(' ') as [string, Way];
    const text = present().find((one) => fieldNameOf(one) === name);
    if (!text) return;
    const value = rewritten(text, way, labelOf(text, texts));
    const command = memberCommand(store.document(), { path, keys: text.keys, value }, isNamed);
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
        options={shown.flatMap((text) =>
          text.others.map((way) => ({
            value: `${fieldNameOf(text)} ${way}`,
            label: `${labelOf(text, texts)} · ${texts.ways[way]}`,
          })),
        )}
      />
    </label>
  );
}
