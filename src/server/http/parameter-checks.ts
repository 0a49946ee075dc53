/**
 * Checks of what a request brings, compiled by Ajv from the declaration of its route: types,
 * limits, and what must be there (docs/decisions/parameters.md).
 */
import { Ajv } from 'ajv';
import { codes } from '../../protocol/codes.ts';
import { say } from '../../schema/locale/message.ts';
import { readDate } from '../../schema/record/readDate.ts';
import { Refusal } from './errors.ts';
import { withoutMarkup } from './markup.ts';
import { jsonSchemaOf } from './parameter-schema.ts';
import type { ParameterSchema, ParameterSchemas } from './parameter-schema.ts';

const ajv = new Ajv({ strict: false, validateSchema: false, addUsedSchema: false });
ajv.addFormat('int32', { type: 'number', validate: (value) => Math.abs(value) < 2 ** 31 });
// A long beyond 2^53 would lose digits as a JSON number.
ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger });
ajv.addFormat('date-time', (text) => readDate(text) !== undefined);

export interface Checks {
  schemas: ParameterSchemas;
  /** Names of those that must be there. */
  required: readonly string[];
  /** Lists may hold null: those of JSON bodies. */
  nullItems?: boolean;
  /** What is said of one that is missing. */
  missing(name: string, schema: ParameterSchema): Refusal;
  /** Forms show the refusal at the member that it names. */
  namesField?: boolean;
}

/**
 * @param sent what the client wrote for a name @throws Refusal for the first value that is wrong
 */
export type Check = (values: object, sent: (name: string) => string) => void;

/** Compiles a check. It takes milliseconds, so routes do it at their first call. */
export function compileCheck(checks: Checks): Check {
  const { schemas, required, nullItems = false } = checks;
  const properties = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema, nullItems)]),
  );
  const isValid = ajv.compile({ type: 'object', required, properties });
  return (values, sent) => {
    if (isValid(values)) return;
    const { keyword = '', params = {}, instancePath = '' } = isValid.errors?.[0] ?? {};
    const name = String(params.missingProperty ?? instancePath.split('/')[1]);
    const schema = schemas[name] ?? { type: 'string' };
    if (keyword === 'required') throw checks.missing(name, schema);
    const field = checks.namesField ? name : undefined;
    if (keyword !== 'type' && keyword !== 'format')
      throw new Refusal(say`参数[${name}]的值不符合要求`, codes.failure, field);
    const type = typeName(schema);
    const shown = withoutMarkup(sent(name).slice(0, 100));
    throw new Refusal(
      say`请求参数类型不匹配，参数[${name}]要求类型为：'${type}'，但输入值为：'${shown}'`,
      codes.failure,
      field,
    );
  };
}

/** Whether a value is of the declared type, whatever its limits. */
export const compileType = (schema: ParameterSchema): ((value: unknown) => boolean) =>
  ajv.compile(jsonSchemaOf({ ...schema, limits: {} }));

function schemaOf(schema: ParameterSchema, nullItems: boolean): object {
  if (!nullItems || !schema.items) return jsonSchemaOf(schema);
  const items = { ...jsonSchemaOf(schema.items), type: [schema.items.type, 'null'] };
  return { ...jsonSchemaOf(schema), items };
}

/** The type's name in the messages of the protocol (docs/protocol/conventions.md#envelopes). */
export function typeName(schema: ParameterSchema): string {
  if (schema.type === 'array') return `${typeName(schema.items ?? { type: 'string' })}[]`;
  const names = {
    string: 'String',
    integer: schema.format === 'int32' ? 'Integer' : 'Long',
    number: 'Double',
    boolean: 'Boolean',
    object: 'Object',
  } as const;
  return schema.format === 'date-time' ? 'java.util.Date' : `java.lang.${names[schema.type]}`;
}
