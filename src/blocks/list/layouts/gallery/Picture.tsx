import { Image } from 'antd';
import { useState } from 'react';
import { useEvaluate } from '../../../../runtime/core/scope.ts';
import { shownValue } from '../../../../runtime/display/Display.tsx';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import type { ColumnPlan } from '../../plan.ts';
import type { Row } from '../../table/rows.ts';
import { texts } from '../texts.ts';

interface Props {
  plan: ColumnPlan;
  row: Row;
  fit: 'contain' | 'cover';
  /** What the row is called. */
  name: string;
}

/** The path of the first picture of a value: a list, or paths joined by commas. */
function firstPath(value: unknown): string | undefined {
  const [first] = Array.isArray(value) ? value : String(value ?? '').split(',');
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/** The picture of a card, enlarged on a click; it says so where there is none or it is broken. */
export function Picture({ plan, row, fit, name }: Props) {
  const { fileUrl } = useRuntimeHost();
  const path = firstPath(shownValue(plan, row, useEvaluate()));
  const [broken, setBroken] = useState<string>();
  const src = path === undefined ? undefined : fileUrl(path);
  if (src === undefined || broken === path)
    return (
      <div className="pl-picture pl-picture-none">
        {path === undefined ? texts.layouts.noPicture : texts.layouts.brokenPicture}
      </div>
    );
  return (
    <div className={`pl-picture pl-picture-${fit}`}>
      <Image
        src={src}
        alt={texts.layouts.picture(name)}
        loading="lazy"
        onError={() => setBroken(path)}
      />
    </div>
  );
}
