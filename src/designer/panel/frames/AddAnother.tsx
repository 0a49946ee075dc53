import { Button } from 'antd';
import { valueAt } from '../../../schema/edit/operations.ts';
import { designerTexts } from '../../locale/index.ts';
import { definitionOf } from '../../outline/parts.ts';
import { starterOf } from '../../palette/starter.ts';
import { useDesigner } from '../../state/context.ts';
import type { PanelPart } from '../changeMember.ts';
import { asObject, type PanelMember } from '../members.ts';
import { labelOf } from '../panelPage.ts';
import { withAnother, type Several } from '../several.ts';

interface Props {
  part: PanelPart;
  member: PanelMember;
  several: Several;
}

/** Makes a list of a value that stands alone, with one more. */
export function AddAnother({ part: { path }, member, several }: Props) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const add = () => {
    const document = store.document();
    const { items = {} } = definitionOf(several.list).schema;
    const item = starterOf(items, { document, path, project });
    const held = { name: member.name, key: several.key };
    const value = withAnother(asObject(valueAt(document, path)), held, item);
    store.edit({ type: 'set', at: path, value });
  };
  return (
    <Button size="small" className="pl-frame-another" onClick={add}>
      {texts.frames.another(labelOf(member, texts))}
    </Button>
  );
}
