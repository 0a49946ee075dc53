import { Button } from 'antd';
import { lateTexts } from '../runtime/locale/late/index.ts';

/** What the gallery can show. */
interface Catalogues<Widget, Block> {
  widgets: readonly Widget[];
  blocks: readonly Block[];
}

/** What was asked for by name, and the names that nothing has. */
export interface Selection<Widget, Block> extends Catalogues<Widget, Block> {
  unknown: readonly string[];
}

/** The widgets and blocks of some names, separated by commas; without names all. */
export function select<Widget extends { name: string }, Block extends { name: string }>(
  only: string | undefined,
  { widgets, blocks }: Catalogues<Widget, Block>,
): Selection<Widget, Block> {
  if (!only) return { widgets, blocks, unknown: [] };
  const names = new Set(only.split(','));
  const known = new Set([...widgets, ...blocks].map(({ name }) => name));
  return {
    widgets: widgets.filter(({ name }) => names.has(name)),
    blocks: blocks.filter(({ name }) => names.has(name)),
    unknown: [...names].filter((name) => !known.has(name)),
  };
}

/** Above chosen examples: names that none has, and the way back to all. */
export function SelectionNote({ unknown, onAll }: { unknown: readonly string[]; onAll(): void }) {
  return (
    <p>
      {unknown.length > 0 && <>{lateTexts.gallery.unknown(unknown.join('、'))} </>}
      <Button type="link" onClick={onAll}>
        {lateTexts.gallery.all}
      </Button>
    </p>
  );
}
