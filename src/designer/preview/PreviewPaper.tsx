import type { ReactNode } from 'react';
import type { DrawnPage } from '../canvas/drawnPage.ts';
import { NotDrawn } from '../canvas/NotDrawn.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesignerState, useWorkplace } from '../state/context.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { Screen } from './Screen.tsx';
import type { PreviewSettings } from './settings.ts';
import type { Picking } from './usePicking.ts';

interface Props {
  settings: PreviewSettings;
  picking: Picking;
  /** What of the page is not drawn. */
  drawn: Omit<DrawnPage, 'page'>;
  children: ReactNode;
}

/** The page at the chosen width, light or dark, below the settings of the preview. */
export function PreviewPaper({ settings, picking, drawn, children }: Props) {
  const { Themed } = useWorkplace();
  const texts = designerTexts();
  const width = useDesignerState((state) => state.width);
  return (
    <section className="pl-design-canvas" aria-label={texts.preview.preview} data-width={width}>
      <PreviewBar settings={settings} />
      <div className="pl-design-paper" data-picking={picking.isPicking} {...picking.handlers}>
        <Themed isDark={settings.isDark}>
          <Screen>
            <NotDrawn {...drawn} />
            {children}
          </Screen>
        </Themed>
      </div>
    </section>
  );
}
