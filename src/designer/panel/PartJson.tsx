import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { parseText } from '../../schema/load/parse.ts';
import type { Problem } from '../../schema/problem.ts';
import { toPointer, type Path } from '../document/path.ts';
import { JsonText } from '../json/JsonText.tsx';
import { useDesigner, useDocument } from '../state/context.ts';

const textAt = (document: unknown, path: Path): string =>
  existsAt(document, path) ? JSON.stringify(valueAt(document, path), null, 2) : '';

/** What is chosen as JSON: what is typed is drawn, and what is edited elsewhere stands here. */
export function PartJson({ path }: { path: Path }) {
  const { store } = useDesigner();
  const read = (text: string): readonly Problem[] => {
    const { value, problems } = parseText(text);
    if (problems.length > 0) return problems;
    store.edit({ type: 'set', at: path, value }, { gesture: `json ${toPointer(path)}` });
    return [];
  };
  return (
    <JsonText
      path={path}
      text={textAt(useDocument(), path)}
      rows={16}
      onText={read}
      present={() => textAt(store.document(), path)}
    />
  );
}
