// Generated from src/schema/expression/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionDefinition } from '../expression/functions/contract.ts';
import { definition as containsFunction } from '../expression/functions/contains/definition.ts';
import { definition as endsWithFunction } from '../expression/functions/endsWith/definition.ts';
import { definition as joinFunction } from '../expression/functions/join/definition.ts';
import { definition as lengthFunction } from '../expression/functions/length/definition.ts';
import { definition as listedFunction } from '../expression/functions/listed/definition.ts';
import { definition as lowerFunction } from '../expression/functions/lower/definition.ts';
import { definition as padStartFunction } from '../expression/functions/padStart/definition.ts';
import { definition as passwordProblemFunction } from '../expression/functions/passwordProblem/definition.ts';
import { definition as replaceTextFunction } from '../expression/functions/replaceText/definition.ts';
import { definition as splitFunction } from '../expression/functions/split/definition.ts';
import { definition as startsWithFunction } from '../expression/functions/startsWith/definition.ts';
import { definition as substringFunction } from '../expression/functions/substring/definition.ts';
import { definition as trimFunction } from '../expression/functions/trim/definition.ts';
import { definition as upperFunction } from '../expression/functions/upper/definition.ts';
import { definition as absFunction } from '../expression/functions/abs/definition.ts';
import { definition as ceilFunction } from '../expression/functions/ceil/definition.ts';
import { definition as currencyDigitsFunction } from '../expression/functions/currencyDigits/definition.ts';
import { definition as floorFunction } from '../expression/functions/floor/definition.ts';
import { definition as formatNumberFunction } from '../expression/functions/formatNumber/definition.ts';
import { definition as maxFunction } from '../expression/functions/max/definition.ts';
import { definition as minFunction } from '../expression/functions/min/definition.ts';
import { definition as roundFunction } from '../expression/functions/round/definition.ts';
import { definition as sumFunction } from '../expression/functions/sum/definition.ts';
import { definition as toNumberFunction } from '../expression/functions/toNumber/definition.ts';
import { definition as addDaysFunction } from '../expression/functions/addDays/definition.ts';
import { definition as diffDaysFunction } from '../expression/functions/diffDays/definition.ts';
import { definition as formatDateFunction } from '../expression/functions/formatDate/definition.ts';
import { definition as nowFunction } from '../expression/functions/now/definition.ts';
import { definition as todayFunction } from '../expression/functions/today/definition.ts';
import { definition as atFunction } from '../expression/functions/at/definition.ts';
import { definition as countFunction } from '../expression/functions/count/definition.ts';
import { definition as firstFunction } from '../expression/functions/first/definition.ts';
import { definition as includesFunction } from '../expression/functions/includes/definition.ts';
import { definition as lastFunction } from '../expression/functions/last/definition.ts';
import { definition as pluckFunction } from '../expression/functions/pluck/definition.ts';
import { definition as sizeFunction } from '../expression/functions/size/definition.ts';
import { definition as withAncestorsFunction } from '../expression/functions/withAncestors/definition.ts';
import { definition as coalesceFunction } from '../expression/functions/coalesce/definition.ts';
import { definition as isEmptyFunction } from '../expression/functions/isEmpty/definition.ts';
import { definition as dictLabelFunction } from '../expression/functions/dictLabel/definition.ts';
import { definition as hasPermiFunction } from '../expression/functions/hasPermi/definition.ts';
import { definition as hasRoleFunction } from '../expression/functions/hasRole/definition.ts';

export const definitions: readonly FunctionDefinition[] = [
  containsFunction,
  endsWithFunction,
  joinFunction,
  lengthFunction,
  listedFunction,
  lowerFunction,
  padStartFunction,
  passwordProblemFunction,
  replaceTextFunction,
  splitFunction,
  startsWithFunction,
  substringFunction,
  trimFunction,
  upperFunction,
  absFunction,
  ceilFunction,
  currencyDigitsFunction,
  floorFunction,
  formatNumberFunction,
  maxFunction,
  minFunction,
  roundFunction,
  sumFunction,
  toNumberFunction,
  addDaysFunction,
  diffDaysFunction,
  formatDateFunction,
  nowFunction,
  todayFunction,
  atFunction,
  countFunction,
  firstFunction,
  includesFunction,
  lastFunction,
  pluckFunction,
  sizeFunction,
  withAncestorsFunction,
  coalesceFunction,
  isEmptyFunction,
  dictLabelFunction,
  hasPermiFunction,
  hasRoleFunction,
];
