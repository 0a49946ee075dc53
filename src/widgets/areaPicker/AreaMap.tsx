import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { BuiltinMap } from '../../map/builtin/BuiltinMap.tsx';
import { pathOf, type Division, type Divisions } from '../../schema/divisions.ts';
import { holds, loadOutlines, type Outline, type Outlines } from '../../map/builtin/outlines.ts';
import { unproject, type Spot } from '../../map/builtin/projection.ts';
import type { Point } from '../../map/contract.ts';
import { texts } from '../../map/locale/index.ts';
import { belowOf, levels, type AreaLevel } from './levels.ts';

interface Props {
  divisions: Divisions;
  level: AreaLevel;
  anyLevel: boolean;
  height: number;
  code: string | undefined;
  onChange(code: string): void;
}

/** The whole country. */
const country: readonly Point[] = [
  [76, 20],
  [133, 52],
];

/** Opposite corners of an outline. */
const cornersOf = ({ box }: Outline): Point[] => [
  unproject([box[0], box[1]]),
  unproject([box[2], box[3]]),
];

/**
 * The country, then the province that was clicked, then its city: what is clicked or pressed goes
 * one step down, until nothing is below it.
 */
export function AreaMap({ divisions, level, anyLevel, height, code, onChange }: Props) {
  const outlines = useOutlines();
  const chosen = code === undefined ? undefined : divisions.byCode.get(code);
  const [at, setAt] = useState<Division | undefined>(() => scopeOf(chosen, level));
  const below = at ? belowOf(at, level) : divisions.provinces;
  const choose = (division: Division) => {
    const isLast = belowOf(division, level).length === 0;
    if (!isLast) setAt(division);
    if (isLast || anyLevel) onChange(division.code);
  };
  const shown = outlines && at ? outlineOf(outlines, at) : undefined;
  const marked = outlines && chosen ? outlineOf(outlines, chosen) : undefined;
  const fit = useMemo(() => (shown ? cornersOf(shown) : country), [shown]);
  const clicked = (spot: Spot) => {
    const found = outlines && divisionAt(outlines, divisions, { spot, level, at });
    if (found) choose(found);
  };
  return (
    <div className="pl-area-map">
      <div style={{ height }}>
        <BuiltinMap label={texts.area.map} center={[104.5, 37]} zoom={4} fit={fit} onSpot={clicked}>
          {shown && <path className="pl-area-scope" d={shown.path} />}
          {marked && <path className="pl-area-chosen" d={marked.path} />}
        </BuiltinMap>
      </div>
      <div className="pl-area-list" role="group" aria-label={texts.area.next}>
        {at && (
          <Button size="small" onClick={() => setAt(pathOf(at).at(-2))}>
            {texts.area.back}
          </Button>
        )}
        {below.map((division) => (
          <Button
            key={division.code}
            size="small"
            type={isIn(chosen, division) ? 'primary' : 'text'}
            aria-pressed={isIn(chosen, division)}
            onClick={() => choose(division)}
          >
            {division.name}
          </Button>
        ))}
      </div>
    </div>
  );
}

const isIn = (chosen: Division | undefined, division: Division): boolean =>
  chosen !== undefined && pathOf(chosen).includes(division);

/** What is looked into while something is chosen: what it stands in, or itself. */
const scopeOf = (chosen: Division | undefined, level: AreaLevel): Division | undefined => {
  if (!chosen) return undefined;
  return belowOf(chosen, level).length > 0 ? chosen : pathOf(chosen).at(-2);
};

const outlineOf = ({ areas, provinces }: Outlines, { code }: Division): Outline | undefined =>
  provinces.find((one) => one.code === code) ?? areas.find((one) => one.code === code);

/** The division under a spot, one level below what is looked into, or the next province. */
function divisionAt(
  { areas, provinces }: Outlines,
  { byCode }: Divisions,
  { spot, level, at }: { spot: Spot; level: AreaLevel; at: Division | undefined },
): Division | undefined {
  const province = provinces.find((one) => holds(one, spot));
  const top = province && byCode.get(province.code);
  if (!top || !at || pathOf(at)[0] !== top || levels.indexOf(level) === 0) return top;
  const area = areas.find((one) => holds(one, spot));
  const found = area && byCode.get(area.code);
  return found && found.level <= levels.indexOf(level) ? found : top;
}

function useOutlines(): Outlines | undefined {
  const [outlines, setOutlines] = useState<Outlines>();
  useEffect(() => {
    let gone = false;
    void loadOutlines().then((loaded) => void (gone || setOutlines(loaded)));
    return () => {
      gone = true;
    };
  }, []);
  return outlines;
}
