/** Commands on the page as a whole, and what leads from it to people. */
import { saveFile } from '../../runtime/core/saveFile.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { formsOf, pageText } from '../document/page.ts';
import { exportPage } from '../exchange/exportPage.ts';
import { designerTexts } from '../locale/index.ts';
import type { Workplace } from '../state/context.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import type { DesignerCommand } from './command.ts';
import { discardCommand } from './discardCommand.ts';
import { previewCommands } from './previewCommands.ts';

interface Working {
  workplace: Workplace;
  save(): Promise<void>;
  /** Writes the page into the files of the project. */
  saveFile(): Promise<void>;
}

/** Everything that is done to a page as a whole. */
export const pageCommands = (working: Working): DesignerCommand[] => [
  saveCommand(working),
  ...fileCommands(working),
  publishCommand(working.workplace),
  ...previewCommands(),
  ...handingCommands(working.workplace),
  ...linkCommands(working.workplace),
  discardCommand(working.workplace),
  newPageCommand(working.workplace),
];

const saveCommand = ({ save }: Working): DesignerCommand => {
  const { publish } = designerTexts();
  return {
    key: 'save',
    group: 'page',
    icon: 'save',
    label: publish.save,
    hint: publish.saveHint,
    keys: ['Control+S'],
    heard: 'typing',
    run: () => void save(),
  };
};

/** Writing the file of the page; absent where the server is not the one of a developer. */
function fileCommands({ workplace, saveFile }: Working): DesignerCommand[] {
  const { project, mayPublish } = workplace;
  const { files } = designerTexts();
  if (!project.savesFiles || !mayPublish) return [];
  return [
    {
      key: 'saveFile',
      group: 'page',
      icon: 'form',
      label: files.save,
      hint: files.hint,
      run: () => void saveFile(),
    },
  ];
}

const publishCommand = ({ mayPublish }: Workplace): DesignerCommand => {
  const { publish } = designerTexts();
  return {
    key: 'publish',
    group: 'page',
    icon: mayPublish ? 'send' : 'check',
    label: mayPublish ? publish.publish : publish.check,
    run: ({ store }) => store.setState({ dialog: 'publish' }),
  };
};

const fileName = (store: DesignerStore): string => `${store.getState().id.split('/').at(-1)}.json`;

/** The text of the file, copied or downloaded, and what else the page can become. */
function handingCommands(workplace: Workplace): DesignerCommand[] {
  const texts = designerTexts();
  return [
    {
      key: 'copy',
      group: 'page',
      icon: 'copy',
      label: texts.copy,
      run: ({ store, message }) =>
        void copyText(pageText(store.document())).then(
          () => message.success(texts.copied),
          () => message.error(texts.copyFailed),
        ),
    },
    {
      key: 'download',
      group: 'page',
      icon: 'download',
      label: texts.download,
      run: ({ store }) => {
        const text = pageText(store.document());
        saveFile(new Blob([text], { type: 'application/json' }), fileName(store));
      },
    },
    {
      key: 'export',
      group: 'page',
      icon: 'export',
      label: texts.exchange.export,
      hint: texts.exchange.exportHint,
      run: ({ message }) => void exportPage(workplace, message),
    },
    tsxCommand(),
  ];
}

/** Shows what is edited as a React component. */
export const tsxCommand = (): DesignerCommand => ({
  key: 'tsx',
  group: 'page',
  icon: 'component',
  label: designerTexts().tsx.title,
  run: ({ store }) => store.setState({ dialog: 'tsx' }),
});

/** Making a link to a form; absent for whoever may not. */
function linkCommands({ links }: Workplace): DesignerCommand[] {
  const { publicForm, commands } = designerTexts();
  if (!links) return [];
  return [
    {
      key: 'publicForm',
      group: 'page',
      icon: 'link',
      label: publicForm.button,
      refusal: ({ store }) =>
        Object.keys(formsOf(store.document())).length > 0 ? undefined : commands.refusals.noForm,
      run: ({ store }) => store.setState({ dialog: 'publicForm' }),
    },
  ];
}

const newPageCommand = ({ beginPage }: Workplace): DesignerCommand => ({
  key: 'newPage',
  group: 'page',
  icon: 'plus',
  label: designerTexts().newPage,
  run: beginPage,
});
