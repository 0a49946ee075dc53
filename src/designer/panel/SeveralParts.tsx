import { Button } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { nameOfNode } from '../outline/naming.ts';
import { flatten, outlineOf } from '../outline/outline.ts';
import { includesPlace } from '../selection/places.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { chosenParts } from '../state/structure.ts';
import { PartActions } from './PartActions.tsx';
import { SharedMembers } from './SharedMembers.tsx';

/** Several chosen parts: which ones, and what can be done with all of them. */
export function SeveralParts() {
  const { store, project } = useDesigner();
  const document = useDocument();
  useDesignerState(({ beside }) => beside);
  const texts = designerTexts();
  const parts = chosenParts(store);
  const nodes = flatten(outlineOf(document)).filter(({ path }) => includesPlace(parts, path));
  return (
    <div className="pl-design-panel">
      <div className="pl-design-panel-head">
        <strong role="status">{texts.selection.chosen(parts.length)}</strong>
        <PartActions />
      </div>
      <ul className="pl-design-several" aria-label={texts.selection.chosen(parts.length)}>
        {nodes.map((node) => {
          const { icon, label, note } = nameOfNode(node, document, project);
          return (
            <li key={toPointer(node.path)}>
              <Button type="text" size="small" onClick={() => store.choose(node.path)}>
                <Icon name={icon} />
                <span>{label}</span>
                {note !== undefined && <small>{note}</small>}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="pl-design-note">{texts.selection.hint}</p>
      <SharedMembers />
    </div>
  );
}
