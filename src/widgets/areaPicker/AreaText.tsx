import { pathOf } from '../../schema/divisions.ts';
import { isAbsent, rawText } from '../../map/point.ts';
import { texts } from '../../map/locale/index.ts';
import type { DisplayProps } from '../contract.ts';
import { useDivisions } from './useDivisions.ts';

/** 浙江省 / 杭州市 / 西湖区; the code alone while its name is not known. */
export function AreaText({ value }: DisplayProps) {
  const { divisions } = useDivisions();
  if (isAbsent(value)) return null;
  const code = rawText(value);
  if (!divisions) return <>{code}</>;
  const division = divisions.byCode.get(code);
  if (!division) return <>{texts.area.unknown(code)}</>;
  return (
    <>
      {pathOf(division)
        .map(({ name }) => name)
        .join(' / ')}
    </>
  );
}
