import { App, Segmented } from 'antd';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { StepsContext } from '../runtime/action/step.ts';
import { useStore } from '../runtime/core/store.ts';
import { steps } from '../steps/index.ts';
import type { DesignerCommand } from './commands/command.ts';
import { CommandsContext, type Commands } from './commands/context.ts';
import { historyCommands } from './commands/historyCommands.ts';
import { partCommands } from './commands/partCommands.ts';
import {
  canvasCommands,
  jsonCommand,
  lookupCommands,
  paneCommands,
} from './commands/viewCommands.ts';
import { DragRoom } from './drag/DragRoom.tsx';
import { LookupDialog } from './find/LookupDialog.tsx';
import { designerTexts } from './locale/index.ts';
import { AskedName } from './palette/NewParts.tsx';
import { Panel } from './panel/Panel.tsx';
import { Side } from './Side.tsx';
import { clipboardOf } from './state/clipboardEvents.ts';
import { useDesigner, useDesignerState } from './state/context.ts';
import type { DesignerStore } from './state/designerStore.ts';
import { paneNames, type SideView } from './state/views.ts';
import { useWorkbenchKeys } from './workbenchKeys.ts';

interface Props {
  bar: ReactNode;
  /** What is edited, as it looks or as its text. */
  middle: ReactNode;
  /** What stands at the left; the first is shown at first. */
  views: readonly SideView[];
  /** What is shown in place of all panes: the page as it runs. */
  preview?: ReactNode;
  /** What can be done beside what can be done with every part. */
  commands: readonly DesignerCommand[];
}

/** The bar and the panes, of which narrow windows show one. */
export function Bench(props: Props) {
  useRefusals(useDesigner().store);
  return (
    <StepsContext value={steps}>
      <DragRoom>
        <Desk {...props} />
      </DragRoom>
    </StepsContext>
  );
}

function Desk({ bar, preview, commands, ...panes }: Props) {
  const { store } = useDesigner();
  const root = useRef<HTMLDivElement>(null);
  const known = useKnownCommands(commands, panes.views);
  useWorkbenchKeys(root, known);
  usePaneFocus(root);
  const settings = useDesignerState((state) => state.preview);
  const shown = useDesignerState((state) => state.pane);
  return (
    <CommandsContext value={known}>
      <div className="pl-design-room">
        <div
          ref={root}
          className="pl-design"
          data-shown={preview ? 'canvas' : shown}
          data-preview={settings && (settings.isAsking ? 'asking' : 'page')}
          role="presentation"
          {...clipboardOf(store)}
        >
          {bar}
          {preview ?? <Panes {...panes} />}
        </div>
        {/* Outside: what is copied and typed in there is none of the page's. */}
        <LookupDialog />
        <AskedName />
      </div>
    </CommandsContext>
  );
}

/** All that can be done. */
function useKnownCommands(own: readonly DesignerCommand[], views: readonly SideView[]): Commands {
  const { store, project } = useDesigner();
  const { message, modal } = App.useApp();
  const all = [
    ...lookupCommands(),
    ...historyCommands(),
    ...own,
    ...partCommands(),
    jsonCommand(),
    ...canvasCommands(),
    ...paneCommands(views),
  ];
  return { all, site: { store, project, message, modal } };
}

/** A pane that somebody goes to gets the focus. */
function usePaneFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = useDesigner();
  const visits = useDesignerState((state) => state.paneVisits);
  useEffect(() => {
    if (visits === 0) return;
    const { pane } = store.getState();
    root.current?.querySelector<HTMLElement>(`[data-pane="${pane}"]`)?.focus();
  }, [visits, store, root]);
}

/** What stands at the left, what is edited, and what can be set of it. */
function Panes({ middle, views }: Pick<Props, 'middle' | 'views'>) {
  const { store } = useDesigner();
  const shown = useDesignerState((state) => state.pane);
  const texts = designerTexts();
  return (
    <>
      <Segmented
        className="pl-design-switch"
        block
        value={shown}
        onChange={(pane) => store.setState({ pane })}
        options={paneNames.map((value) => ({ value, label: texts.panes[value] }))}
      />
      <Side views={views} />
      {middle}
      <aside className="pl-design-right" data-pane="panel" tabIndex={-1} aria-label={texts.panel}>
        <Panel />
      </aside>
    </>
  );
}

/** Says why an edit was refused. */
function useRefusals(store: DesignerStore): void {
  const { message } = App.useApp();
  const refused = useStore(store, (state) => state.refused);
  useEffect(() => {
    if (!refused) return;
    const { problem } = refused;
    const { refusals } = designerTexts();
    void message.warning(Object.hasOwn(refusals, problem) ? refusals[problem] : problem);
  }, [refused, message]);
}
