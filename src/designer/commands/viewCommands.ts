/** Commands on what is shown: panes, widths, the text in place of the picture. */
import { designerTexts } from '../locale/index.ts';
import { canvasWidths, paneNames, widthIcons, type SideView } from '../state/views.ts';
import type { DesignerCommand } from './command.ts';

/** What is looked for: its box comes over the page. */
export function lookupCommands(): DesignerCommand[] {
  const { modes } = designerTexts().lookup;
  return [
    {
      key: 'find',
      group: 'view',
      icon: 'search',
      label: modes.find,
      keys: ['Control+F'],
      heard: 'typing',
      run: ({ store }) => store.setState({ lookup: 'find' }),
    },
    {
      key: 'commands',
      group: 'view',
      icon: 'thunderbolt',
      label: modes.commands,
      keys: ['Control+Shift+P', 'F1'],
      heard: 'typing',
      run: ({ store }) => store.setState({ lookup: 'commands' }),
    },
  ];
}

/** The text of what is edited in place of its picture, or back. */
export const jsonCommand = (): DesignerCommand => ({
  key: 'json',
  group: 'view',
  icon: 'code',
  label: designerTexts().json,
  isOn: ({ store }) => store.getState().asJson,
  run: ({ store }) => store.setState(({ asJson }) => ({ asJson: !asJson, preview: undefined })),
});

/** How wide the canvas is, and whether it is tried out. */
export function canvasCommands(): DesignerCommand[] {
  const texts = designerTexts();
  return canvasWidths.map((width): DesignerCommand => ({
    key: `width ${width}`,
    group: 'view',
    icon: widthIcons[width],
    label: texts.commands.width(texts.widths[width]),
    isOn: ({ store }) => store.getState().width === width,
    run: ({ store }) => store.setState({ width }),
  }));
}

/** Goes to what can stand at the left, to the canvas and to the panel. */
export function paneCommands(views: readonly SideView[]): DesignerCommand[] {
  const texts = designerTexts();
  const sides = {
    outline: texts.panes.outline,
    palette: texts.panes.palette,
    problems: texts.problems,
    history: texts.publish.historyPane,
  };
  const icons = { outline: 'tree', palette: 'component', problems: 'warning', history: 'history' };
  const others = paneNames.filter((pane) => pane !== 'outline');
  return [
    ...views.map((side): DesignerCommand => ({
      key: `side ${side}`,
      group: 'view',
      icon: icons[side],
      label: texts.commands.pane(sides[side]),
      run: ({ store }) => store.showPane('outline', side),
    })),
    ...others.map((pane): DesignerCommand => ({
      key: `pane ${pane}`,
      group: 'view',
      icon: pane === 'canvas' ? 'layout' : 'setting',
      label: texts.commands.pane(texts.panes[pane]),
      run: ({ store }) => store.showPane(pane),
    })),
  ];
}
