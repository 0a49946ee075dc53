/** Declarations of parameters: what they say to OpenAPI, to the checks and to TypeScript. */
import { defined } from '../../schema/defined.ts';
import type { MessageText } from '../../schema/locale/message.ts';
import type { Row } from '../db/database.ts';

/** JSON Schema of one parameter or member, as far as validation and OpenAPI need it. */
export interface ParameterSchema {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /**
   * Whole numbers of 32 bits (others have as many digits as JSON keeps), or texts that are moments.
   */
  format?: 'int32' | 'date-time';
  items?: ParameterSchema;
  properties?: ParameterSchemas;
  /** It must be there; a text says so in the refusal instead of the usual words. */
  required?: true | MessageText;
  /** What the refusal of a request without it says beside its text. */
  missing?: Readonly<Record<string, unknown>>;
  description?: string;
  /** Answered only: what is sent of it is ignored. */
  readOnly?: true;
  /** It may be null. Of answers: what is sent may be so anyway. */
  nullable?: true;
  /** Further keywords of JSON Schema. */
  limits?: Readonly<ParameterLimits>;
}

export type ParameterSchemas = Readonly<Record<string, ParameterSchema>>;

export interface ParameterLimits {
  enum?: readonly (string | number | boolean)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** Patterns of which all must be matched. */
  allOf?: readonly { pattern: string }[];
  format?: string;
}

/** A JSON body by its members (unknown ones stay, nobody reads them), a form, or files. */
export interface BodyDeclaration {
  /** form: an urlencoded body whose members come as query. multipart: files. */
  kind: 'json' | 'form' | 'multipart';
  properties?: ParameterSchemas;
  /**
   * Members of a wrong type reach the handler, which has better messages (models); their limits are
   * its affair, too.
   */
  checkedByHandler?: boolean;
}

/** The value of a parameter, by its declaration. */
export type ValueOf<S extends ParameterSchema> = S extends { type: 'string' }
  ? string
  : S extends { type: 'integer' | 'number' }
    ? number
    : S extends { type: 'boolean' }
      ? boolean
      : S extends { type: 'array'; items: infer I extends ParameterSchema }
        ? ValueOf<I>[]
        : S extends { type: 'array' }
          ? unknown[]
          : S extends { properties: infer P extends ParameterSchemas }
            ? QueryOf<P>
            : Readonly<Record<string, unknown>>;

type Required<P extends ParameterSchemas> = {
  [K in keyof P]: P[K] extends { required: NonNullable<unknown> } ? K : never;
}[keyof P];

/** Path parameters are all there. Those of models are known at run time only. */
export type ParamsOf<P extends ParameterSchemas> = string extends keyof P
  ? Row
  : { [K in keyof P]: ValueOf<P[K]> };

/** Query parameters: those that are not required may be absent. */
export type QueryOf<P extends ParameterSchemas> = string extends keyof P
  ? Row
  : { [K in Required<P>]: ValueOf<P[K]> } & {
      [K in Exclude<keyof P, Required<P>>]?: ValueOf<P[K]> | undefined;
    };

/** Members of a JSON body: those that are not required may be absent, or null. */
export type BodyOf<B extends BodyDeclaration> = B extends { checkedByHandler: true }
  ? Row
  : B extends { properties: infer P extends ParameterSchemas }
    ? string extends keyof P
      ? Row
      : { [K in Required<P>]: ValueOf<P[K]> } & {
          [K in Exclude<keyof P, Required<P>>]?: ValueOf<P[K]> | null | undefined;
        }
    : Readonly<Record<string, unknown>>;

/** The declaration as JSON Schema, for the API document and for the checks of requests. */
export function jsonSchemaOf(schema: ParameterSchema): Record<string, unknown> {
  const { type, format, items, properties, description, readOnly, nullable, limits } = schema;
  return {
    type: nullable ? [type, 'null'] : type,
    ...defined({
      format: format ?? (type === 'integer' ? 'int64' : undefined),
      description: description || undefined,
      readOnly,
    }),
    ...limits,
    ...defined({
      items: type === 'array' ? (items ? jsonSchemaOf(items) : {}) : undefined,
      properties: properties && jsonSchemasOf(properties),
      required: properties && namesOrNone(requiredOf(properties)),
    }),
  };
}

const namesOrNone = (names: string[]): string[] | undefined =>
  names.length > 0 ? names : undefined;

/** Several of them, by name. */
export const jsonSchemasOf = (schemas: ParameterSchemas): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, jsonSchemaOf(one)]));

/** Names of those that must be given. */
export const requiredOf = (schemas: ParameterSchemas): string[] =>
  Object.entries(schemas).flatMap(([name, { required }]) => (required ? [name] : []));
