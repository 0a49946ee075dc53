import {
  evaluateCondition,
  fillUrl,
  resolveText,
  resolveValue,
  type ExpressionHost,
  type Scope,
} from '../../schema/expression/index.ts';
import type { SourceRequest } from '../../schema/compile/plan/form.ts';
import type { Text } from '../../schema/generated/types.gen.ts';
import type { Lists } from '../../schema/protocol.ts';
import type { HttpRequest } from '../host.ts';

/**
 * What expressions read besides page state, sources, route and user; see action.schema.json for the
 * names.
 */
export interface LocalScope {
  /** The row acted on. */
  row?: unknown;
  /** The checked rows and their keys. */
  rows?: unknown[];
  ids?: unknown[];
  /** Place of the row in the whole list, from 1. */
  index?: number;
  /** Number of rows of a list. */
  total?: number;
  /** Rows of the list whose cells were changed, with the new values. */
  edited?: unknown[];
  /** Form values. */
  values?: unknown;
  /** Search values of the list. */
  query?: unknown;
  /** Record of the surrounding drawer or page. */
  record?: unknown;
  /** Answer of the step before. */
  result?: unknown;
  /** New value of a switch. */
  value?: unknown;
  /** What a failed request was refused with. */
  problem?: string;
  /** What was given in a question that asks for a reason. */
  reason?: string;
  /** In a form: create, edit or view, and the key of its record. */
  mode?: 'create' | 'edit' | 'view';
  key?: unknown;
  /** In a form: what its own sources gave, by name; those of the page are there beside them. */
  sources?: Readonly<Record<string, unknown>>;
}

/** The expression language bound to a scope. Locals given to a call win over the bound ones. */
export interface Evaluate {
  scope: Scope;
  /** What functions of the language ask of the page. */
  host: EvaluateHost;
  /**
   * Text of a Text; '' when its expression fails, so that one bad label never takes a page down.
   */
  text(text: Text | undefined, local?: LocalScope): string;
  /** Truth of a condition. Failing expressions count as `failed` (default false: closed). */
  test(condition: unknown, local?: LocalScope, fallback?: boolean, failed?: boolean): boolean;
  /** A value with its expressions resolved. Throws ExpressionError. */
  value(value: unknown, local?: LocalScope): unknown;
  /** An address with its {expression} parts filled in. Throws ExpressionError. */
  url(template: string, local?: LocalScope): string;
  /** The HTTP call a request stands for. Throws ExpressionError. */
  request(request: SourceRequest, local?: LocalScope): HttpRequest;
  /** The same language over more locals. */
  with(local: LocalScope): Evaluate;
}

/** A scope with locals over it. Sources of a form stand beside those of the page. */
export function withLocals(scope: Scope, local: LocalScope): Scope {
  const sources = local.sources && { ...(scope.sources as object), ...local.sources };
  return { ...scope, ...local, ...(sources && { sources }) };
}

/** What functions of the language ask of a page, and how records of a list are asked for. */
export interface EvaluateHost extends ExpressionHost {
  lists: Lists;
}

/** Parameters that ask for the first records of a list, or for as many as the server gives. */
const paging = ({ whole, params, most }: Lists, isWhole: boolean, first: unknown) => {
  const size = Math.min(Number(first ?? 0), most);
  return {
    ...(isWhole && whole),
    // An expression may give what an address said: a text, and no number of records at all.
    ...(Number.isInteger(size) &&
      size > 0 &&
      params({ values: {}, ranges: [], order: [], page: { number: 1, size } })),
  };
};

/** Binds the expression language to a scope and to what functions such as dictLabel may ask. */
export function createEvaluate(scope: Scope, host: EvaluateHost): Evaluate {
  const over = (local?: LocalScope): Scope => (local ? withLocals(scope, local) : scope);
  return {
    scope,
    host,
    text(text, local) {
      if (text === undefined) return '';
      if (typeof text === 'string') return text;
      try {
        return resolveText(text, over(local), host);
      } catch {
        return '';
      }
    },
    test: (condition, local, fallback = true, failed = false) =>
      evaluateCondition(condition, over(local), host, fallback, failed),
    value: (value, local) => resolveValue(value, over(local), host),
    url: (template, local) => fillUrl(template, over(local), host),
    request(request, local) {
      const whole = over(local);
      return {
        method: request.method ?? 'GET',
        url: fillUrl(request.url, whole, host),
        ...((request.params ?? request.first ?? request.paged === false) && {
          params: {
            ...paging(
              host.lists,
              request.paged === false,
              resolveValue(request.first, whole, host),
            ),
            ...(resolveValue(request.params, whole, host) as Record<string, unknown> | undefined),
          },
        }),
        ...(request.body !== undefined && { body: resolveValue(request.body, whole, host) }),
      };
    },
    with: (local) => createEvaluate(over(local), host),
  };
}
