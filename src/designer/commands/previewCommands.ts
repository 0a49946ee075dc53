/** Commands that run the page in place of editing it. */
import { designerTexts } from '../locale/index.ts';
import { isDark, previewData, type PreviewRole } from '../preview/settings.ts';
import { sampleTexts } from '../samples/locale/index.ts';
import type { CommandSite, DesignerCommand } from './command.ts';
import { refusedSeveral } from './partCommands.ts';

const isPreview = ({ store }: CommandSite): boolean => store.getState().preview !== undefined;

/** Running the page, with the data there are or with others, asking why, and sample records. */
export function previewCommands(): DesignerCommand[] {
  const { preview, commands } = designerTexts();
  const others = previewData.filter((data) => data !== 'live');
  return [
    {
      key: 'preview',
      group: 'page',
      icon: 'eye',
      label: preview.preview,
      hint: preview.hint,
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
    samplesCommand(),
  ];
}

/** Sample records in the canvas in place of those that there are, or back. */
function samplesCommand(): DesignerCommand {
  const { samples, hint } = sampleTexts();
  return {
    key: 'samples',
    group: 'view',
    icon: 'experiment',
    label: samples,
    hint,
    isOn: ({ store }) => store.getState().isSampling,
    run: ({ store }) => store.setState(({ isSampling }) => ({ isSampling: !isSampling })),
  };
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
