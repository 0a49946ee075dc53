/** Commands that run the page in place of editing it. */
import { designerTexts } from '../locale/index.ts';
import { isDark, previewData, type PreviewRole } from '../preview/settings.ts';
import type { CommandSite, DesignerCommand } from './command.ts';
import { refusedSeveral } from './partCommands.ts';

const isPreview = ({ store }: CommandSite): boolean => store.getState().preview !== undefined;

/** Running the page, with the data there are or with others, and asking why. */
export function previewCommands(): DesignerCommand[] {
  const { preview, commands } = designerTexts();
  const others = previewData.filter((data) => data !== 'live');
  return [
    {
      key: 'preview',
      group: 'page',
      icon: 'eye',
      label: preview.preview,
      isOn: isPreview,
      run: (site) =>
        isPreview(site) ? site.store.leavePreview() : site.store.startPreview({ isDark: isDark() }),
    },
    ...others.map((data): DesignerCommand => ({
      key: `preview ${data}`,
      group: 'preview',
      icon: 'eye',
      label: commands.previewWith(preview.answers[data]),
      run: ({ store }) => store.startPreview({ data, isDark: isDark() }),
    })),
    whyCommand(),
  ];
}

/** Running the page as one of these roles. */
export const roleCommands = (roles: readonly PreviewRole[]): DesignerCommand[] =>
  roles.map((role) => ({
    key: `preview role ${role.roleId}`,
    group: 'preview',
    icon: 'user-switch',
    label: designerTexts().commands.previewAs(role.roleName),
    note: role.roleKey,
    run: ({ store }) => store.startPreview({ role, isDark: isDark() }),
  }));

const whyCommand = (): DesignerCommand => {
  const { preview } = designerTexts();
  return {
    key: 'why',
    group: 'part',
    icon: 'question',
    label: preview.why.title,
    refusal: refusedSeveral,
    run: ({ store }) => store.startPreview({ isAsking: true, isDark: isDark() }),
  };
};
