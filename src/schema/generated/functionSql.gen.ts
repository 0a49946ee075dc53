// Generated from src/schema/expression/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionSql } from '../expression/sql/value.ts';
import { sql as containsFunction } from '../expression/functions/contains/sql.ts';
import { sql as endsWithFunction } from '../expression/functions/endsWith/sql.ts';
import { sql as joinFunction } from '../expression/functions/join/sql.ts';
import { sql as lengthFunction } from '../expression/functions/length/sql.ts';
import { sql as lowerFunction } from '../expression/functions/lower/sql.ts';
import { sql as padStartFunction } from '../expression/functions/padStart/sql.ts';
import { sql as replaceTextFunction } from '../expression/functions/replaceText/sql.ts';
import { sql as startsWithFunction } from '../expression/functions/startsWith/sql.ts';
import { sql as substringFunction } from '../expression/functions/substring/sql.ts';
import { sql as trimFunction } from '../expression/functions/trim/sql.ts';
import { sql as upperFunction } from '../expression/functions/upper/sql.ts';
import { sql as absFunction } from '../expression/functions/abs/sql.ts';
import { sql as ceilFunction } from '../expression/functions/ceil/sql.ts';
import { sql as currencyDigitsFunction } from '../expression/functions/currencyDigits/sql.ts';
import { sql as floorFunction } from '../expression/functions/floor/sql.ts';
import { sql as formatNumberFunction } from '../expression/functions/formatNumber/sql.ts';
import { sql as maxFunction } from '../expression/functions/max/sql.ts';
import { sql as minFunction } from '../expression/functions/min/sql.ts';
import { sql as roundFunction } from '../expression/functions/round/sql.ts';
import { sql as sumFunction } from '../expression/functions/sum/sql.ts';
import { sql as toNumberFunction } from '../expression/functions/toNumber/sql.ts';
import { sql as addDaysFunction } from '../expression/functions/addDays/sql.ts';
import { sql as diffDaysFunction } from '../expression/functions/diffDays/sql.ts';
import { sql as formatDateFunction } from '../expression/functions/formatDate/sql.ts';
import { sql as nowFunction } from '../expression/functions/now/sql.ts';
import { sql as todayFunction } from '../expression/functions/today/sql.ts';
import { sql as atFunction } from '../expression/functions/at/sql.ts';
import { sql as countFunction } from '../expression/functions/count/sql.ts';
import { sql as firstFunction } from '../expression/functions/first/sql.ts';
import { sql as includesFunction } from '../expression/functions/includes/sql.ts';
import { sql as lastFunction } from '../expression/functions/last/sql.ts';
import { sql as sizeFunction } from '../expression/functions/size/sql.ts';
import { sql as coalesceFunction } from '../expression/functions/coalesce/sql.ts';
import { sql as isEmptyFunction } from '../expression/functions/isEmpty/sql.ts';

export const functions: Readonly<Record<string, FunctionSql>> = {
  contains: containsFunction,
  endsWith: endsWithFunction,
  join: joinFunction,
  length: lengthFunction,
  lower: lowerFunction,
  padStart: padStartFunction,
  replaceText: replaceTextFunction,
  startsWith: startsWithFunction,
  substring: substringFunction,
  trim: trimFunction,
  upper: upperFunction,
  abs: absFunction,
  ceil: ceilFunction,
  currencyDigits: currencyDigitsFunction,
  floor: floorFunction,
  formatNumber: formatNumberFunction,
  max: maxFunction,
  min: minFunction,
  round: roundFunction,
  sum: sumFunction,
  toNumber: toNumberFunction,
  addDays: addDaysFunction,
  diffDays: diffDaysFunction,
  formatDate: formatDateFunction,
  now: nowFunction,
  today: todayFunction,
  at: atFunction,
  count: countFunction,
  first: firstFunction,
  includes: includesFunction,
  last: lastFunction,
  size: sizeFunction,
  coalesce: coalesceFunction,
  isEmpty: isEmptyFunction,
};
