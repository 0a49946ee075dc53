// Generated from src/schema/expression/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionEntry } from '../expression/functions/contract.ts';
import { run as containsFunction } from '../expression/functions/contains/run.ts';
import { run as endsWithFunction } from '../expression/functions/endsWith/run.ts';
import { run as joinFunction } from '../expression/functions/join/run.ts';
import { run as lengthFunction } from '../expression/functions/length/run.ts';
import { run as listedFunction } from '../expression/functions/listed/run.ts';
import { run as lowerFunction } from '../expression/functions/lower/run.ts';
import { run as padStartFunction } from '../expression/functions/padStart/run.ts';
import { run as passwordProblemFunction } from '../expression/functions/passwordProblem/run.ts';
import { run as replaceTextFunction } from '../expression/functions/replaceText/run.ts';
import { run as splitFunction } from '../expression/functions/split/run.ts';
import { run as startsWithFunction } from '../expression/functions/startsWith/run.ts';
import { run as substringFunction } from '../expression/functions/substring/run.ts';
import { run as trimFunction } from '../expression/functions/trim/run.ts';
import { run as upperFunction } from '../expression/functions/upper/run.ts';
import { run as absFunction } from '../expression/functions/abs/run.ts';
import { run as ceilFunction } from '../expression/functions/ceil/run.ts';
import { run as currencyDigitsFunction } from '../expression/functions/currencyDigits/run.ts';
import { run as floorFunction } from '../expression/functions/floor/run.ts';
import { run as formatNumberFunction } from '../expression/functions/formatNumber/run.ts';
import { run as maxFunction } from '../expression/functions/max/run.ts';
import { run as minFunction } from '../expression/functions/min/run.ts';
import { run as roundFunction } from '../expression/functions/round/run.ts';
import { run as sumFunction } from '../expression/functions/sum/run.ts';
import { run as toNumberFunction } from '../expression/functions/toNumber/run.ts';
import { run as addDaysFunction } from '../expression/functions/addDays/run.ts';
import { run as diffDaysFunction } from '../expression/functions/diffDays/run.ts';
import { run as formatDateFunction } from '../expression/functions/formatDate/run.ts';
import { run as nowFunction } from '../expression/functions/now/run.ts';
import { run as todayFunction } from '../expression/functions/today/run.ts';
import { run as atFunction } from '../expression/functions/at/run.ts';
import { run as countFunction } from '../expression/functions/count/run.ts';
import { run as firstFunction } from '../expression/functions/first/run.ts';
import { run as includesFunction } from '../expression/functions/includes/run.ts';
import { run as lastFunction } from '../expression/functions/last/run.ts';
import { run as pluckFunction } from '../expression/functions/pluck/run.ts';
import { run as sizeFunction } from '../expression/functions/size/run.ts';
import { run as withAncestorsFunction } from '../expression/functions/withAncestors/run.ts';
import { run as coalesceFunction } from '../expression/functions/coalesce/run.ts';
import { run as isEmptyFunction } from '../expression/functions/isEmpty/run.ts';
import { run as dictLabelFunction } from '../expression/functions/dictLabel/run.ts';
import { run as hasPermiFunction } from '../expression/functions/hasPermi/run.ts';
import { run as hasRoleFunction } from '../expression/functions/hasRole/run.ts';

export const functions: Readonly<Record<string, FunctionEntry>> = {
  contains: { parameters: 'text, part', run: containsFunction },
  endsWith: { parameters: 'text, part', run: endsWithFunction },
  join: { parameters: 'list, separator?', run: joinFunction },
  length: { parameters: 'text', run: lengthFunction },
  listed: { parameters: 'list, most?', run: listedFunction },
  lower: { parameters: 'text', run: lowerFunction },
  padStart: { parameters: 'text, length, fill?', run: padStartFunction },
  passwordProblem: { parameters: 'password, rule', run: passwordProblemFunction },
  replaceText: { parameters: 'text, find, put', run: replaceTextFunction },
  split: { parameters: 'text, separator?', run: splitFunction },
  startsWith: { parameters: 'text, part', run: startsWithFunction },
  substring: { parameters: 'text, start, end?', run: substringFunction },
  trim: { parameters: 'text', run: trimFunction },
  upper: { parameters: 'text', run: upperFunction },
  abs: { parameters: 'number', run: absFunction },
  ceil: { parameters: 'number', run: ceilFunction },
  currencyDigits: { parameters: 'currency', run: currencyDigitsFunction },
  floor: { parameters: 'number', run: floorFunction },
  formatNumber: { parameters: 'number, digits?', run: formatNumberFunction },
  max: { parameters: '…numbers', run: maxFunction },
  min: { parameters: '…numbers', run: minFunction },
  round: { parameters: 'number, digits?', run: roundFunction },
  sum: { parameters: '…numbers', run: sumFunction },
  toNumber: { parameters: 'value', run: toNumberFunction },
  addDays: { parameters: 'date, days', run: addDaysFunction },
  diffDays: { parameters: 'from, to', run: diffDaysFunction },
  formatDate: { parameters: 'date, pattern?', run: formatDateFunction },
  now: { parameters: '', run: nowFunction },
  today: { parameters: '', run: todayFunction },
  at: { parameters: 'list, index', run: atFunction },
  count: { parameters: 'list, value', run: countFunction },
  first: { parameters: 'list', run: firstFunction },
  includes: { parameters: 'list, value', run: includesFunction },
  last: { parameters: 'list', run: lastFunction },
  pluck: { parameters: 'list, name', run: pluckFunction },
  size: { parameters: 'list', run: sizeFunction },
  withAncestors: { parameters: 'ids, tree, key?, children?', run: withAncestorsFunction },
  coalesce: { parameters: '…values', run: coalesceFunction },
  isEmpty: { parameters: 'value', run: isEmptyFunction },
  dictLabel: { parameters: 'type, value', run: dictLabelFunction },
  hasPermi: { parameters: 'permission', run: hasPermiFunction },
  hasRole: { parameters: 'role', run: hasRoleFunction },
};
