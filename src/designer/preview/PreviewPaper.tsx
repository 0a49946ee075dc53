import type { ReactNode } from 'react';
import { RoomContext } from '../../runtime/core/room.ts';
import type { Path } from '../document/path.ts';
import { NotDrawn } from '../canvas/NotDrawn.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesignerState, useWorkplace } from '../state/context.ts';
import { screens } from '../state/views.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { Screen } from './Screen.tsx';
import type { PreviewSettings } from './settings.ts';
import type { Picking } from './usePicking.ts';

interface Props {
  settings: PreviewSettings;
  picking: Picking;
  /** Places of the page that are not drawn. */
  omitted: readonly Path[];
  children: ReactNode;
}

/** The page at the chosen width, light or dark, below the settings of the preview. */
export function PreviewPaper({ settings, picking, omitted, children }: Props) {
  const { Themed } = useWorkplace();
  const texts = designerTexts();
  const { style, rooms } = screens[useDesignerState((state) => state.width)];
  return (
    <section className="pl-design-canvas" aria-label={texts.preview.preview}>
      <PreviewBar settings={settings} />
      <div
        className="pl-design-paper"
        data-room={rooms.join(' ')}
        style={style}
        data-picking={picking.isPicking}
        {...picking.handlers}
      >
        <Themed isDark={settings.isDark}>
          <Screen>
            <NotDrawn omitted={omitted} />
            <RoomContext value={rooms}>{children}</RoomContext>
          </Screen>
        </Themed>
      </div>
    </section>
  );
}
