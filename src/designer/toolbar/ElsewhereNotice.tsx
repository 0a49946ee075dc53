import { Alert, Button } from 'antd';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';

/** Another window edits the same draft: one of both is gone on with, and none is lost unseen. */
export function ElsewhereNotice({ onGoOn }: { onGoOn(): void }) {
  const { reread } = useWorkplace();
  const { elsewhere } = designerTexts();
  return (
    <Alert
      type="warning"
      showIcon
      className="pl-design-elsewhere"
      message={elsewhere.title}
      description={elsewhere.hint}
      action={
        <span className="pl-design-handing">
          <Button size="small" type="primary" onClick={reread}>
            {elsewhere.reread}
          </Button>
          <Button size="small" onClick={onGoOn}>
            {elsewhere.goOn}
          </Button>
        </span>
      }
    />
  );
}
