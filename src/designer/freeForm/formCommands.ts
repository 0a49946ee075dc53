/** Commands on a form by itself as a whole. */
import { tsxCommand } from '../commands/pageCommands.ts';
import type { CommandSite, DesignerCommand } from '../commands/command.ts';
import { designerTexts } from '../locale/index.ts';
import { formOf, formPlace } from './freePage.ts';
import { copied, download, formText } from './handing.ts';

/**
 * What is done to the form.
 *
 * @param onSaveAsPage goes on with it as a page; undefined: nobody is signed in
 */
export function formCommands(onSaveAsPage: (() => void) | undefined): DesignerCommand[] {
  const texts = designerTexts();
  const { forms, commands } = texts;
  const whole: DesignerCommand[] = [
    {
      key: 'run',
      group: 'page',
      icon: 'play',
      label: forms.run,
      run: ({ store }) => store.setState({ dialog: 'run' }),
    },
    {
      key: 'export',
      group: 'page',
      icon: 'download',
      label: forms.export,
      run: ({ store }) => download(formText(store.document())),
    },
    {
      key: 'copy',
      group: 'page',
      icon: 'copy',
      label: forms.copy,
      run: ({ store, message }) =>
        void copied(formText(store.document())).then((said) => message[said.tone](said.text)),
    },
    tsxCommand(),
    {
      key: 'tryOut',
      group: 'view',
      icon: 'experiment',
      label: texts.tryOut,
      hint: texts.tryOutHint,
      isOn: ({ store }) => store.getState().trying,
      run: ({ store }) => store.setState(({ trying }) => ({ trying: !trying })),
    },
    {
      key: 'clear',
      group: 'page',
      icon: 'delete',
      label: forms.clear,
      refusal: ({ store }) =>
        formOf(store.document()).fields.length > 0 ? undefined : commands.refusals.noFields,
      run: clear,
    },
  ];
  return onSaveAsPage
    ? [
        ...whole,
        {
          key: 'saveAsPage',
          group: 'page',
          icon: 'save',
          label: forms.saveAsPage,
          run: onSaveAsPage,
        },
      ]
    : whole;
}

/** Takes all fields away, after a question. */
function clear({ store, modal }: CommandSite): void {
  const { forms, cancel } = designerTexts();
  void modal.confirm({
    title: forms.clearAsk,
    okText: forms.clear,
    cancelText: cancel,
    okButtonProps: { danger: true },
    onOk: () => void store.edit({ type: 'set', at: [...formPlace, 'fields'], value: [] }),
  });
}
