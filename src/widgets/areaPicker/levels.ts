/** How deep an area may be chosen. */
import { isFiller, pathOf, type Division, type Divisions } from '../../schema/divisions.ts';

export const levels = ['province', 'city', 'district'] as const;
export type AreaLevel = (typeof levels)[number];

export interface AreaNode {
  value: string;
  label: string;
  children?: AreaNode[];
}

/** What stands below a division, without what only repeats it or fills a gap. */
export function belowOf(division: Division, level: AreaLevel): readonly Division[] {
  const depth = levels.indexOf(level);
  return division.children.flatMap((child) => {
    if (child.level > depth) return [];
    return isFiller(child) ? belowOf(child, level) : [child];
  });
}

const nodeOf = (division: Division, level: AreaLevel): AreaNode => {
  const children = belowOf(division, level).map((child) => nodeOf(child, level));
  return {
    value: division.code,
    label: division.name,
    ...(children.length > 0 && { children }),
  };
};

/** The divisions down to a level, as the columns of a cascader. */
export const nodesOf = ({ provinces }: Divisions, level: AreaLevel): AreaNode[] =>
  provinces.map((province) => nodeOf(province, level));

/** Codes from the province down to an area; undefined: there is none of that code. */
export function codesOf({ byCode }: Divisions, code: string): string[] | undefined {
  const division = byCode.get(code);
  return division && pathOf(division).map((one) => one.code);
}
