import { App, Input } from 'antd';
import { useRef, useState } from 'react';
import { EditError } from '../../schema/edit/error.ts';
import { declaredAt } from '../../schema/edit/names.ts';
import { isWithin } from '../../schema/edit/operations.ts';
import { renaming } from '../../schema/edit/rename.ts';
import type { Project } from '../document/project.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { nameOfNode } from '../outline/naming.ts';
import { flatten, outlineOf } from '../outline/outline.ts';
import { useDesigner } from '../state/context.ts';

/**
 * The name of what is declared there: another one is written wherever the page refers to it, after
 * these places were shown.
 */
export function NameField({ path }: { path: Path }) {
  const { store, project } = useDesigner();
  const { modal } = App.useApp();
  const texts = designerTexts();
  const [declared] = useState(() => keyName(store.document(), path));
  const [name, setName] = useState(declared ?? '');
  const isAsking = useRef(false);
  if (declared === undefined) return null;
  const write = () => {
    const choose = [...path.slice(0, -1), name];
    if (!store.edit({ type: 'rename', at: path, to: name }, { choose })) setName(declared);
  };
  const rename = async () => {
    if (name === declared || isAsking.current) return;
    const places = placesOf(store.document(), path, { name, project });
    isAsking.current = true;
    const isSure =
      places.length === 0 ||
      (await modal.confirm({
        title: texts.rename.title(declared, name),
        content: <Places places={places} />,
        okText: texts.rename.rename,
        cancelText: texts.cancel,
      }));
    isAsking.current = false;
    if (isSure) write();
    else setName(declared);
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

function Places({ places }: { places: readonly Place[] }) {
  const texts = designerTexts();
  return (
    <>
      <p>{texts.rename.places(places.length)}</p>
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

/** The places that a rename changes, as people call them; none for one that is refused. */
function placesOf(
  document: unknown,
  at: Path,
  { name, project }: { name: string; project: Project },
): Place[] {
  const nodes = flatten(outlineOf(document));
  try {
    return renaming(document, at, name).places.map((place) => {
      const node = nodes.findLast(({ path }) => isWithin(place.at, path)) ?? nodes[0];
      const label = node ? nameOfNode(node, document, project).label : '';
      return { label, pointer: toPointer(place.at) };
    });
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

/** The key of a part that stands in a map and that others refer to. */
function keyName(document: unknown, path: Path): string | undefined {
  try {
    const { kind, name } = declaredAt(document, path);
    return kind === 'block' ? undefined : name;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
