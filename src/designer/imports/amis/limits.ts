/** Checks of amis as limits of ours. */
import type { FormField } from '../../../schema/generated/types.gen.ts';
import { readPattern } from '../../classic/pattern.ts';
import type { AmisControl } from './controls.ts';
import {
  isBlank,
  isObject,
  loseOthers,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';
import { valueText } from '../../../widgets/choices.ts';

/** Checks by their names: as an object, or as `minLength:2,maxLength:10`. */
const validationsIn = (value: unknown): [string, unknown][] =>
  typeof value === 'string'
    ? value.split(/,(?=[A-Za-z])/).map((one) => {
        const [name = '', ...rest] = one.split(':');
        return [name.trim(), rest.length > 0 ? rest.join(':') : true];
      })
    : isObject(value)
      ? Object.entries(value)
      : [];

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;
const formats = { isEmail: 'email', isUrl: 'url', isPhoneNumber: 'phone', isJson: 'json' } as const;

/** Limits, format and pattern of a field; checks that it cannot have are noted. */
export function limitsOf(
  item: Members,
  { limits, format }: AmisControl,
  path: Path,
  { lose }: AmisReading,
): Partial<FormField> {
  const own: Record<string, unknown> = {};
  const bound = (name: (typeof bounds)[number], value: unknown, at: Path) => {
    const number = Number(valueText(value));
    if (isBlank(value)) return;
    if (Number.isFinite(number)) own[name] = number;
    else lose('badValue', at, { name });
  };
  if (limits === 'length') {
    bound('minLength', item.minLength, [...path, 'minLength']);
    bound('maxLength', item.maxLength, [...path, 'maxLength']);
  }
  if (limits === 'number') {
    bound('minimum', item.min, [...path, 'min']);
    bound('maximum', item.max, [...path, 'max']);
  }
  for (const [name, value] of validationsIn(item.validations)) {
    const at = [...path, 'validations'];
    const limit = bounds.find((one) => one === name);
    if (limit) bound(limit, value, at);
    else if (name === 'isRequired') own.required = true;
    else if (Object.hasOwn(formats, name)) own.format = formats[name as keyof typeof formats];
    else if (name === 'matchRegexp' && typeof value === 'string' && own.pattern === undefined) {
      const read = readPattern(value);
      if ('problem' in read) lose(read.problem, at, { name: value });
      else own.pattern = read.pattern;
    } else lose('noPlace', at, { name });
  }
  const hasPattern = [own.pattern, own.format, format].some((one) => one !== undefined);
  const message = messageOf(item, hasPattern, path, lose);
  return { ...own, ...(message !== undefined && { messages: { pattern: message } }) };
}

/** What is said of a value that does not match; other checks speak for themselves. */
function messageOf(
  { validationErrors }: Members,
  hasPattern: boolean,
  path: Path,
  lose: AmisReading['lose'],
): string | undefined {
  const at = [...path, 'validationErrors'];
  if (!isObject(validationErrors)) {
    if (!isBlank(validationErrors)) lose('badValue', at, { name: 'validationErrors' });
    return undefined;
  }
  const said = ['matchRegexp', ...Object.keys(formats)].find(
    (name) => hasPattern && textIn(validationErrors[name]) !== undefined,
  );
  loseOthers(validationErrors, said === undefined ? [] : [said], { path: at, lose });
  return said === undefined ? undefined : textIn(validationErrors[said]);
}
