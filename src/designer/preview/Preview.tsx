import { useContext, useMemo, useState } from 'react';
import { StepsContext } from '../../runtime/action/step.ts';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { vocabularyOf } from '../../runtime/page/compileBundle.ts';
import { useCanvasBundle, useDrawablePage } from '../canvas/drawnPage.ts';
import { designerTexts } from '../locale/index.ts';
import { OutlineTree } from '../outline/OutlineTree.tsx';
import { LivePage } from './live.ts';
import { PreviewedPage } from './PreviewedPage.tsx';
import { previewHost } from './previewHost.ts';
import { PreviewPaper } from './PreviewPaper.tsx';
import type { PreviewSettings } from './settings.ts';
import { usePicking } from './usePicking.ts';
import { Why } from './why/Why.tsx';
import './preview.css';

/**
 * The page as people get it: it runs, and stores nothing. Beside it, why its parts are as they are.
 */
export function Preview(settings: PreviewSettings) {
  const { role, data, isAsking } = settings;
  const texts = designerTexts();
  const outer = useRuntimeHost();
  const host = useMemo(
    () => previewHost(outer, { role, data }, designerTexts().preview),
    [outer, role, data],
  );
  const steps = useContext(StepsContext);
  const vocabulary = useMemo(() => vocabularyOf({ ...host, steps }), [host, steps]);
  const [live] = useState(() => new LivePage());
  const { page, omitted } = useDrawablePage();
  const bundle = useCanvasBundle(page);
  const picking = usePicking(live);
  const paper = (
    <PreviewPaper settings={settings} picking={picking} omitted={omitted}>
      {bundle && (
        <RuntimeHostContext value={host}>
          <PreviewedPage key={`${data} ${role?.roleId ?? ''}`} bundle={bundle} live={live} />
        </RuntimeHostContext>
      )}
    </PreviewPaper>
  );
  return (
    <>
      {isAsking && (
        <aside className="pl-design-left" aria-label={texts.panes.outline}>
          <div className="pl-design-scroll">
            <OutlineTree />
          </div>
        </aside>
      )}
      {paper}
      {isAsking && bundle?.page && (
        <aside className="pl-design-right" aria-label={texts.preview.why.title}>
          <Why
            parts={{ page: bundle.page, models: bundle.models, viewer: host.viewer, vocabulary }}
            live={live}
            picking={picking}
          />
        </aside>
      )}
    </>
  );
}
