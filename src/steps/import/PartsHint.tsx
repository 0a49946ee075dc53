import { Alert, Typography } from 'antd';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { ImportedParts } from './compile.ts';

/** Where rows that are part of records stand, and what becomes of those that are left out. */
export function PartsHint({ sheets, owner, update }: ImportedParts & { update: boolean }) {
  const { parts, partsReplaced } = lateTexts.import;
  return (
    <div className="pl-import-parts">
      <Typography.Text type="secondary">{parts(sheets, owner)}</Typography.Text>
      {update && <Alert type="warning" showIcon message={partsReplaced} />}
    </div>
  );
}
