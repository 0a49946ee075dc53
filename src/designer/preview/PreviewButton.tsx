import { Button } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { isDark } from './settings.ts';

/** Runs the page, or goes back to editing it. */
export function PreviewButton() {
  const { store } = useDesigner();
  const { preview } = designerTexts();
  const isPreview = useDesignerState((state) => state.preview !== undefined);
  const toggle = () =>
    isPreview ? store.leavePreview() : store.startPreview({ isDark: isDark() });
  return (
    <Button
      type={isPreview ? 'primary' : 'default'}
      aria-pressed={isPreview}
      title={preview.hint}
      icon={<Icon name="eye" />}
      onClick={toggle}
    >
      {preview.preview}
    </Button>
  );
}
