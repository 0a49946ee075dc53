/** The reason of a request: how routes declare it, and whether it is one. */
import { say, term, type Message } from '../../schema/locale/message.ts';
import type { Model, Operation, Reason } from '../../schema/generated/types.gen.ts';
import { characterCount, isBlank, longestReason, reasonAsked } from '../../schema/record/index.ts';
import type { ReasonAsked } from '../../schema/record/reason.ts';
import type { Row } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { ParameterSchemas } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { reasonMember } from '../../protocol/addresses.ts';
import type { Demands } from '../../protocol/demands.ts';
import { valueOf } from './write/values.ts';

/**
 * What an operation amounts to, the operation itself first: whoever may not do the one without a
 * reason, or a proof, may not do it by the other.
 */
export function amountsTo(operation: Operation): readonly Operation[] {
  if (operation === 'updateMany') return ['updateMany', 'update'];
  return operation === 'import' ? ['import', 'create', 'update'] : [operation];
}

/** The reason that an operation asks for. */
export function reasonFor({ reasons = {} }: Model, operation: Operation): Reason | undefined {
  const [asked] = amountsTo(operation).flatMap((one) => reasons[one as keyof typeof reasons] ?? []);
  return asked;
}

const nameOf = (label: string | Message): Message =>
  typeof label === 'string' ? term(label) : label;

/** Clients that know it ask for the reason, and send the request again with it. */
const asking = ({ label, min }: ReasonAsked): Readonly<Record<string, unknown>> =>
  ({ reasonRequired: { label: nameOf(label), min } }) satisfies Demands<Message>;

/**
 * The parameter of a query or form that carries the reason; none where none is asked for. Its
 * length is checked by `reasonOf`, which says what is wrong with it.
 */
export function reasonParameter(reason: Reason | undefined): ParameterSchemas {
  const asked = reasonAsked(reason);
  if (!asked) return {};
  return {
    [reasonMember]: {
      type: 'string',
      required: say`${nameOf(asked.label)}不能为空`,
      description: String(asked.label),
      missing: asking(asked),
    },
  };
}

/** The same as a member of a body whose handler checks it. */
export const reasonInBody = (reason: Reason | undefined): ParameterSchemas =>
  Object.fromEntries(
    Object.entries(reasonParameter(reason)).map(([name, schema]) => [
      name,
      { ...schema, limits: { minLength: 1, maxLength: longestReason } },
    ]),
  );

/**
 * The reason that was given; null where none is asked for. @throws Refusal for none or a bad one
 */
export function reasonOf(reason: Reason | undefined, input: Row): string | null {
  const asked = reasonAsked(reason);
  if (!asked) return null;
  const name = nameOf(asked.label);
  const given = valueOf(input, reasonMember);
  if (typeof given !== 'string' || isBlank(given))
    throw new Refusal(say`${name}不能为空`, 500, reasonMember);
  const text = given.trim();
  if (characterCount(text) < asked.min)
    throw new Refusal(say`${name}至少${asked.min}个字符`, 500, reasonMember);
  if (characterCount(text) > longestReason)
    throw new Refusal(say`${name}最多${longestReason}个字符`, 500, reasonMember);
  return text;
}

/** A route that does its work only with the reason that its operation asks for. */
export function withReason(reason: Reason | undefined, route: RouteDeclaration): RouteDeclaration {
  if (!reason) return route;
  return {
    ...route,
    query: { ...route.query, ...reasonParameter(reason) },
    handler: (context) => {
      reasonOf(reason, context.query);
      return route.handler(context);
    },
  };
}
