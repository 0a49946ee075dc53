import { readFileSync } from 'node:fs';
import {
  divisionsOf,
  pathOf,
  type Divisions,
  type RawDivision,
} from '../../../schema/divisions.ts';

const file = new URL('../../../map/builtin/data/divisions.json', import.meta.url);

let divisions: Divisions | undefined;

/** 浙江省 / 杭州市 / 西湖区; undefined: there is no division of that code. */
export function areaName(code: string): string | undefined {
  divisions ??= divisionsOf(JSON.parse(readFileSync(file, 'utf8')) as RawDivision[]);
  const division = divisions.byCode.get(code);
  return (
    division &&
    pathOf(division)
      .map(({ name }) => name)
      .join(' / ')
  );
}
