import { useMemo, useRef } from 'react';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { BlockFrameContext } from '../../runtime/page/Blocks.tsx';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { isObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { canvasHost, canvasRoute } from './canvasHost.ts';
import { drawnForm } from './formAlone.ts';
import { useCanvasBundle, useDrawablePage } from './drawnPage.ts';
import { frameBlock } from './frameBlock.tsx';
import { placeOfElement } from './places.ts';
import { Marker } from './Marker.tsx';
import './canvas.css';

/** The page, drawn by the runtime as it is edited; a click chooses what was clicked. */
export function Canvas() {
  const { store } = useDesigner();
  const outer = useRuntimeHost();
  const host = useMemo(() => canvasHost(outer, () => designerTexts().readOnly), [outer]);
  const { page, isLatest } = useDrawablePage();
  const chosen = useDesignerState((state) => state.chosen);
  const width = useDesignerState((state) => state.width);
  const trying = useDesignerState((state) => state.trying);
  const id = useDesignerState((state) => state.id);
  const form = drawnForm(page, chosen);
  const bundle = useCanvasBundle(page, form);
  const route = useMemo(() => canvasRoute(id), [id]);
  const root = useRef<HTMLDivElement>(null);
  const choose = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const place = placeOfElement(target, store.document(), form);
    store.choose(place ?? (form === undefined ? [] : ['forms', form]));
  };
  const texts = designerTexts();
  return (
    <section
      className="pl-design-canvas"
      data-pane="canvas"
      tabIndex={-1}
      aria-label={texts.canvas}
      data-width={width}
    >
      {form !== undefined && store.root.length === 0 && (
        <p className="pl-design-note">{texts.drawnForm(form)}</p>
      )}
      {!isLatest && (
        <p className="pl-design-note" role="status">
          {texts.notDrawable}
        </p>
      )}
      <div
        ref={root}
        className="pl-design-paper"
        data-editing={!trying}
        {...(!trying && editing(choose))}
      >
        {bundle && (
          <RuntimeHostContext value={host}>
            <BlockFrameContext value={frameBlock}>
              <CompiledPage id={id} bundle={bundle} route={route} />
            </BlockFrameContext>
          </RuntimeHostContext>
        )}
        {(form === undefined ? isEmpty(page) : hasNoFields(page, form)) && (
          <p className="pl-design-nothing">
            {form === undefined ? texts.nothing : texts.forms.empty}
          </p>
        )}
        {!trying && <Marker root={root} form={form} />}
      </div>
    </section>
  );
}

/** Whether a page has nothing to draw. */
const isEmpty = (page: unknown): boolean =>
  isObject(page) && !page.list && (!Array.isArray(page.body) || page.body.length === 0);

/** Whether a form has nothing to fill in. */
function hasNoFields(page: unknown, form: string): boolean {
  const forms = isObject(page) && isObject(page.forms) ? page.forms : {};
  const { fields } = Object(forms[form]) as { fields?: unknown };
  return !Array.isArray(fields) || fields.length === 0;
}

/** What is drawn is looked at, not used: pointers choose, and nothing is opened. */
const editing = (choose: (target: EventTarget) => void) => ({
  onClickCapture(event: React.MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    choose(event.target);
  },
  onMouseDownCapture(event: React.MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDownCapture(event: React.KeyboardEvent) {
    if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
});
