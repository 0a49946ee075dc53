import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../../widgets/icons/index.ts';
import { designerTexts } from '../../locale/index.ts';

/** What can be done with a row; undefined: it cannot. */
export interface RowTools {
  moveUp?: (() => void) | undefined;
  moveDown?: (() => void) | undefined;
  remove?: (() => void) | undefined;
}

const icons = { moveUp: 'up', moveDown: 'down', remove: 'delete' } as const;

interface Props extends RowTools {
  /** What the row is called, for its buttons. */
  label: string;
  /** What stands in its head. */
  head: ReactNode;
  children?: ReactNode;
}

/** A row of a frame: its head with what can be done with it, and below what stands in it. */
export function Row({ label, head, children, ...tools }: Props) {
  const texts = designerTexts();
  return (
    <div className="pl-frame-row" role="group" aria-label={label}>
      <div className="pl-frame-row-head">
        {head}
        {(['moveUp', 'moveDown', 'remove'] as const).map(
          (tool) =>
            tool in tools && (
              <Button
                key={tool}
                type="text"
                size="small"
                disabled={!tools[tool]}
                aria-label={texts.frames.of(label, texts[tool])}
                title={texts[tool]}
                icon={<Icon name={icons[tool]} />}
                onClick={tools[tool]}
              />
            ),
        )}
      </div>
      {children}
    </div>
  );
}
