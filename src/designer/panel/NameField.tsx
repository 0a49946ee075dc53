import { App, Input } from 'antd';
import { useRef, useState } from 'react';
import type { Reference } from '../../schema/edit/names.ts';
import { isWithin } from '../../schema/edit/operations.ts';
import type { Project } from '../document/project.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { nameOfNode } from '../outline/naming.ts';
import { flatten, outlineOf } from '../outline/outline.ts';
import { useDesigner } from '../state/context.ts';
import { firstNameRefusal, namedAt, naming, referringTo } from './naming.ts';

/**
 * The name of what is declared there: another one is written wherever the page refers to it, after
 * these places were shown.
 */
export function NameField({ path }: { path: Path }) {
  const { store, project } = useDesigner();
  const { modal } = App.useApp();
  const texts = designerTexts();
  const [declared] = useState(() => namedAt(store.document(), path));
  const before = declared?.name ?? '';
  const [name, setName] = useState(before);
  const isAsking = useRef(false);
  if (declared === undefined) return null;
  const rename = async () => {
    if (name === before || isAsking.current) return;
    const document = store.document();
    const refusal = before === '' && firstNameRefusal(document, path, name);
    if (refusal) {
      store.refuse(refusal);
      return setName(before);
    }
    const places = placesOf(document, referringTo(document, path, name), project);
    const isDropped = name === '';
    isAsking.current = true;
    const isSure =
      places.length === 0 ||
      (await modal.confirm({
        title: isDropped ? texts.rename.drop(before) : texts.rename.title(before, name),
        content: <Places places={places} isDropped={isDropped} />,
        okText: isDropped ? texts.remove : texts.rename.rename,
        cancelText: texts.cancel,
      }));
    isAsking.current = false;
    const choose = declared.isBlock ? path : [...path.slice(0, -1), name];
    const isDone = isSure && store.edit(naming(path, { ...declared, to: name }), { choose });
    return isDone ? undefined : setName(before);
  };
  return (
    <label className="pl-design-name">
      <span>{texts.name}</span>
      <Input
        size="small"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => void rename()}
        onPressEnter={() => void rename()}
      />
    </label>
  );
}

interface Place {
  /** What the part is called that refers to it. */
  label: string;
  pointer: string;
}

function Places({ places, isDropped }: { places: readonly Place[]; isDropped: boolean }) {
  const { rename } = designerTexts();
  return (
    <>
      <p>{(isDropped ? rename.broken : rename.places)(places.length)}</p>
      <ul className="pl-design-places">
        {places.map(({ label, pointer }) => (
          <li key={pointer}>
            {label} <code>{pointer}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Places as people call them. */
function placesOf(document: unknown, references: readonly Reference[], project: Project): Place[] {
  const nodes = flatten(outlineOf(document));
  return references.map(({ at }) => {
    const node = nodes.findLast(({ path }) => isWithin(at, path)) ?? nodes[0];
    const label = node ? nameOfNode(node, document, project).label : '';
    return { label, pointer: toPointer(at) };
  });
}
