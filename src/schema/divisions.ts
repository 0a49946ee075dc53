/** Divisions of China as a tree (GB/T 2260), wherever their file comes from. */

/** Longitude and latitude in degrees. */
type Point = readonly [longitude: number, latitude: number];

/** As the file holds them: code, name, longitude and latitude (0: unknown), those below. */
export type RawDivision = [
  code: string,
  name: string,
  longitude: number,
  latitude: number,
  below?: RawDivision[],
];

export interface Division {
  code: string;
  name: string;
  /** 0 province, 1 city, 2 district. */
  level: number;
  /** Its own centre, or that of what it belongs to. */
  point: Point;
  parent: Division | undefined;
  children: readonly Division[];
}

export interface Divisions {
  provinces: readonly Division[];
  byCode: ReadonlyMap<string, Division>;
}

/** The divisions as a tree whose members know what they belong to. */
export function divisionsOf(raw: readonly RawDivision[]): Divisions {
  const byCode = new Map<string, Division>();
  const build = (
    [code, name, longitude, latitude, below = []]: RawDivision,
    parent: Division | undefined,
  ): Division => {
    const known = longitude !== 0;
    const children: Division[] = [];
    const division: Division = {
      code,
      name,
      level: parent ? parent.level + 1 : 0,
      point: known || !parent ? [longitude, latitude] : parent.point,
      parent,
      children,
    };
    byCode.set(code, division);
    children.push(...below.map((one) => build(one, division)));
    return division;
  };
  return { provinces: raw.map((one) => build(one, undefined)), byCode };
}

/** Groups of what a province or municipality governs itself, which are no places. */
const fillers = /^(?:省|自治区)?直辖县|^县$/;

/** What stands between a province and what it governs itself, and says nothing to people. */
export const isFiller = ({ name, level, parent }: Division): boolean =>
  level === 1 && (name === parent?.name || fillers.test(name));

/** From the province down to the division itself, without names that only repeat or fill. */
export function pathOf(division: Division): Division[] {
  const path: Division[] = [];
  for (let next: Division | undefined = division; next; next = next.parent) path.unshift(next);
  return path.filter((one) => one === division || !isFiller(one));
}
