import { Button, Segmented, Select } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useAnswer } from '../publish/useAnswer.ts';
import { useDesigner, useWorkplace } from '../state/context.ts';
import { previewData, type PreviewSettings } from './settings.ts';

/** Who looks at the page, with which data, in which colours. */
export function PreviewBar({ settings }: { settings: PreviewSettings }) {
  const { store } = useDesigner();
  const texts = designerTexts().preview;
  const { role, data, isDark, isAsking } = settings;
  return (
    <div className="pl-preview-bar" role="group" aria-label={texts.bar}>
      <RoleChoice role={role} />
      <Segmented
        aria-label={texts.data}
        value={data}
        onChange={(value) => store.startPreview({ data: value })}
        options={previewData.map((value) => ({ value, label: texts.answers[value] }))}
      />
      <Segmented
        aria-label={texts.theme}
        value={isDark ? 'dark' : 'light'}
        onChange={(value) => store.startPreview({ isDark: value === 'dark' })}
        options={(['light', 'dark'] as const).map((value) => ({
          value,
          label: texts.themes[value],
        }))}
      />
      <Button
        type={isAsking ? 'primary' : 'default'}
        aria-pressed={isAsking}
        icon={<Icon name="question" />}
        onClick={() => store.startPreview({ isAsking: !isAsking })}
      >
        {texts.why.ask}
      </Button>
      <Button
        className="pl-preview-leave"
        icon={<Icon name="close" />}
        onClick={() => store.leavePreview()}
      >
        {texts.leave}
      </Button>
      {role && <p className="pl-design-note">{texts.asRole}</p>}
    </div>
  );
}

/** Nobody, for the person who designs. */
const oneself = 0;

function RoleChoice({ role }: Pick<PreviewSettings, 'role'>) {
  const { store, roles } = useWorkplace();
  const texts = designerTexts().preview;
  const { answer = [], failure } = useAnswer(async () => (await roles?.()) ?? [], 'roles');
  if (!roles) return null;
  return (
    <label className="pl-preview-choice">
      <span>{texts.viewer}</span>
      <Select
        aria-label={texts.viewer}
        showSearch
        optionFilterProp="label"
        status={failure === undefined ? '' : 'error'}
        title={failure === undefined ? undefined : `${texts.noRoles}: ${failure}`}
        value={role?.roleId ?? oneself}
        onChange={(id: number) =>
          store.startPreview({ role: answer.find(({ roleId }) => roleId === id) })
        }
        options={[
          { value: oneself, label: texts.me },
          ...answer.map(({ roleId, roleName }) => ({ value: roleId, label: roleName })),
        ]}
      />
    </label>
  );
}
