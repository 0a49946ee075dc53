/** The page that is edited, as the runtime draws it. */
import { useMemo } from 'react';
import type { PageBundle } from '../../runtime/host.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { formAlone } from '../document/formAlone.ts';
import { problemsOf } from '../document/problems.ts';
import { soundModels, type Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import { sampleValues } from '../samples/formValues.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { drawable, type Drawable } from './drawable.ts';

/** A page as it can be drawn: what cannot be is named in its place. */
export function drawnAs(document: unknown, id: string, project: Project): Drawable {
  const { undrawn, undrawnButton, part } = designerTexts();
  return drawable(document, {
    id,
    check: (one) => problemsOf(one, id, project),
    undrawn({ type, name, field }, count) {
      if (type === 'actionRef') return undrawnButton(String(name), count);
      const kind = type === 'Action' ? part(type) : type;
      const named = [kind, name ?? field].filter((one) => typeof one === 'string' && one !== '');
      return undrawn(named.join(' ') || part('Block'), count);
    },
  });
}

/** The page as it can be drawn now. */
export function useDrawablePage(): Drawable {
  const { project } = useDesigner();
  const id = useDesignerState((state) => state.id);
  const document = useDocument();
  return useMemo(() => drawnAs(document, id, project), [document, id, project]);
}

/**
 * A page with all that it needs.
 * @param form the form that is drawn by itself; undefined: the page is drawn
 */
export function useCanvasBundle(page: unknown, form?: string): PageBundle | undefined {
  const { project } = useDesigner();
  const isSampling = useDesignerState((state) => state.isSampling);
  return useMemo(() => {
    if (!page) return undefined;
    const values = isSampling && form !== undefined ? sampleValues(page, form, project) : undefined;
    const shown = form === undefined ? page : formAlone(page, form, { project, values });
    const models = soundModels(project);
    return { page: shown as Page, models, problems: [], hash: 'canvas' };
  }, [page, form, isSampling, project]);
}
