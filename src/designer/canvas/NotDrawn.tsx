import { Button } from 'antd';
import { toPointer, type Path } from '../document/path.ts';
import { goTo } from '../find/goTo.ts';
import { designerTexts } from '../locale/index.ts';
import { nameOfNode } from '../outline/naming.ts';
import { flatten, outlineOf } from '../outline/outline.ts';
import { useDesigner } from '../state/context.ts';
import type { Drawable } from './drawable.ts';

/** What of the page is not in the picture, with the way there; nothing where all of it is. */
export function NotDrawn({ omitted }: Pick<Drawable, 'omitted'>) {
  const texts = designerTexts();
  if (omitted.length === 0) return null;
  return (
    <p className="pl-design-note" role="status">
      {texts.omitted}
      {omitted.map((path) => (
        <Omitted key={toPointer(path)} path={path} />
      ))}
    </p>
  );
}

function Omitted({ path }: { path: Path }) {
  const designer = useDesigner();
  const document = designer.store.document();
  const node = flatten(outlineOf(document)).findLast(
    (one) => one.role === 'part' && one.path.every((step, depth) => step === path[depth]),
  );
  if (!node) return null;
  const rest = path.slice(node.path.length);
  const member = rest.find((step) => typeof step === 'string');
  const { label } = nameOfNode(node, document, designer.project);
  return (
    <Button type="link" size="small" onClick={() => goTo(designer, node.path, rest)}>
      {[label, ...(member === undefined ? [] : [designerTexts().member(member)])].join(' · ')}
    </Button>
  );
}
