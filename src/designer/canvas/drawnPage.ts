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
import { drawable } from './drawable.ts';
import { formAlone } from './formAlone.ts';

/** A page as it can be drawn: what cannot be is named in its place. undefined: nothing can be. */
export function drawnAs(document: unknown, id: string, project: Project): unknown {
  const { undrawn, part } = designerTexts();
  const check = (one: unknown) => problemsOf(one, id, project);
  return drawable(withBody(document), check, ({ type, name, field }, count) =>
    undrawn([type, name ?? field].filter(Boolean).join(' ') || part('Block'), count),
  );
}

/** The page as it can be drawn now, or as it last could. */
export function useDrawablePage(): { page: unknown; isLatest: boolean } {
  const { project } = useDesigner();
  const id = useDesignerState((state) => state.id);
  const document = useDocument();
  const last = useRef<unknown>(undefined);
  const page = useMemo(() => drawnAs(document, id, project), [document, id, project]);
  if (page !== undefined) last.current = page;
  return { page: last.current, isLatest: page !== undefined };
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
