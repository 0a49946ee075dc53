/** The page that is edited, as the runtime draws it. */
import { useMemo, useRef } from 'react';
import type { PageBundle } from '../../runtime/host.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { withBody } from '../document/page.ts';
import { problemsOf } from '../document/problems.ts';
import { soundModels, type Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import { sampleValues } from '../samples/formValues.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { drawable, type Drawable } from './drawable.ts';
import { formAlone } from './formAlone.ts';

/** A page as it can be drawn: what cannot be is named in its place. undefined: nothing can be. */
export function drawnAs(document: unknown, id: string, project: Project): Drawable | undefined {
  const { undrawn, part } = designerTexts();
  const check = (one: unknown) => problemsOf(one, id, project);
  return drawable(withBody(document), check, ({ type, name, field }, count) => {
    const kind = type === 'Action' ? part(type) : type;
    return undrawn([kind, name ?? field].filter(Boolean).join(' ') || part('Block'), count);
  });
}

export interface DrawnPage extends Drawable {
  /** It is the page as it is edited now. */
  isLatest: boolean;
}

/** The page as it can be drawn now, or as it last could. */
export function useDrawablePage(): DrawnPage {
  const { project } = useDesigner();
  const id = useDesignerState((state) => state.id);
  const document = useDocument();
  const last = useRef<Drawable>({ page: undefined, omitted: [] });
  const drawn = useMemo(() => drawnAs(document, id, project), [document, id, project]);
  if (drawn) last.current = drawn;
  return { ...last.current, isLatest: drawn !== undefined };
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
    const shown = form === undefined ? page : formAlone(page, form, values);
    const models = soundModels(project);
    return { page: shown as Page, models, problems: [], hash: 'canvas' };
  }, [page, form, isSampling, project]);
}
