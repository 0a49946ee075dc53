import { useMemo, useRef } from 'react';
import { RoomContext } from '../../runtime/core/room.ts';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { BlockFrameContext } from '../../runtime/page/Blocks.tsx';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { FormOpenContext } from '../../runtime/form/view/context.ts';
import { useCommands, type Commands } from '../commands/context.ts';
import { leadElsewhere } from '../commands/keys.ts';
import { runPartKeys } from '../commands/runCommand.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { LiveProbe } from '../preview/LiveProbe.tsx';
import { useSampledHost } from '../samples/useSampledHost.ts';
import { reachedBy } from '../selection/places.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { DesignerState } from '../state/designerState.ts';
import { screens } from '../state/views.ts';
import { liveOf } from '../values/live.ts';
import { canvasHost, canvasRoute } from './canvasHost.ts';
import { drawnForm } from '../document/formAlone.ts';
import { useCanvasBundle, useDrawablePage } from './drawnPage.ts';
import { frameBlock } from './frameBlock.tsx';
import { placeOfElement } from './places.ts';
import { NotDrawn } from './NotDrawn.tsx';
import { Marker } from './Marker.tsx';
import './canvas.css';

/** The page, drawn by the runtime as it is edited; a click chooses what was clicked. */
export function Canvas() {
  const { store } = useDesigner();
  const commands = useCommands();
  const outer = useRuntimeHost();
  const reading = useMemo(() => canvasHost(outer, () => designerTexts().readOnly), [outer]);
  const host = useSampledHost(reading);
  const isSampling = useDesignerState((state) => state.isSampling);
  const { page, omitted } = useDrawablePage();
  const shown = useDesignerState(shownPlace);
  const screen = screens[useDesignerState((state) => state.width)];
  const trying = useDesignerState((state) => state.trying);
  const id = useDesignerState((state) => state.id);
  const form = drawnForm(page, shown);
  const bundle = useCanvasBundle(page, form);
  const route = useMemo(() => canvasRoute(id), [id]);
  const live = liveOf(store);
  // The same element while another part is chosen: nothing of it is drawn again.
  const drawn = useMemo(
    () =>
      bundle && (
        <RuntimeHostContext value={host}>
          <BlockFrameContext value={frameBlock}>
            <FormOpenContext value={live.open}>
              <CompiledPage key={String(isSampling)} id={id} bundle={bundle} route={route}>
                <LiveProbe live={live} />
              </CompiledPage>
            </FormOpenContext>
          </BlockFrameContext>
        </RuntimeHostContext>
      ),
    [bundle, host, id, isSampling, live, route],
  );
  const root = useRef<HTMLDivElement>(null);
  const choose = ({ target, ctrlKey, metaKey, shiftKey }: React.MouseEvent) => {
    if (!(target instanceof Element)) return;
    // Keys go to what was clicked from now on; what was typed elsewhere is taken over first.
    root.current?.focus({ preventScroll: true });
    const found = placeOfElement(target, store.document(), form);
    const place = found ?? (form === undefined ? [] : ['forms', form]);
    const { anchor } = store.getState();
    const among = { chosen: store.chosenPlaces(), anchor };
    if (ctrlKey || metaKey) store.toggle(place);
    else if (shiftKey) store.chooseRange(reachedBy(store.document(), among, place), place);
    else store.choose(place);
  };
  const texts = designerTexts();
  return (
    <section
      className="pl-design-canvas"
      data-pane="canvas"
      tabIndex={-1}
      aria-label={texts.canvas}
    >
      {form !== undefined && store.root.length === 0 && (
        <p className="pl-design-note">{texts.drawnForm(form)}</p>
      )}
      <NotDrawn omitted={omitted} />
      <div
        ref={root}
        className="pl-design-paper"
        data-room={screen.rooms.join(' ')}
        style={screen.style}
        tabIndex={-1}
        data-editing={!trying}
        {...(!trying && editing(commands, choose))}
      >
        <RoomContext value={screen.rooms}>{drawn}</RoomContext>
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

/** The place that is shown: what is chosen, or where what is dragged by keys is held. */
const shownPlace = ({ carried, chosen }: DesignerState): Path =>
  carried?.stops[carried.at]?.over.path ?? chosen;

/** Whether a page has nothing to draw. */
const isEmpty = (page: unknown): boolean =>
  isObject(page) && !page.list && (!Array.isArray(page.body) || page.body.length === 0);

/** Whether a form has nothing to fill in. */
function hasNoFields(page: unknown, form: string): boolean {
  const forms = isObject(page) && isObject(page.forms) ? page.forms : {};
  const { fields } = Object(forms[form]) as { fields?: unknown };
  return !Array.isArray(fields) || fields.length === 0;
}

/** What is drawn is looked at, not used: pointers choose, keys edit, and nothing is opened. */
const editing = (commands: Commands, choose: (event: React.MouseEvent) => void) => ({
  onClickCapture(event: React.MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    choose(event);
  },
  onMouseDownCapture(event: React.MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDownCapture(event: React.KeyboardEvent) {
    const isUsed = event.target === event.currentTarget && runPartKeys(commands, event);
    if (isUsed || !leadElsewhere(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
});
