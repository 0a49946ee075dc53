/** Routes of transitions: one each, and the history of a record. */
import type { Transition } from '../../../schema/generated/types.gen.ts';
import { say } from '../../../schema/locale/message.ts';
import { fieldsAsked, transitionAccess } from '../../../schema/record/index.ts';
import { pageParameters } from '../../http/paging.ts';
import { Refusal } from '../../http/errors.ts';
import type { ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteAnswer, RouteDeclaration } from '../../http/route.ts';
import { reasonInBody } from '../reason.ts';
import { answerOf } from '../remarks.ts';
import { permissionOf } from '../scope/permission.ts';
import type { ModelShape } from '../shape/shape.ts';
import { movesOf } from '../transitions/history.ts';
import type { TransitionReport } from '../types.ts';
import { memberOf } from './body.ts';
import { LONG } from './parameters.ts';
import { common, logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import { listParameters } from '../../../protocol/paging.ts';

/** None for a model without transitions. */
export function transitionRoutes(model: RouteModel): RouteDeclaration[] {
  const declared = Object.entries(model.shape.model.transitions ?? {});
  if (declared.length === 0) return [];
  return [
    ...declared.map(([name, transition]) => transitionRoute(model, name, transition)),
    historyRoute(model),
  ];
}

function transitionRoute(
  model: RouteModel,
  name: string,
  transition: Transition,
): RouteDeclaration {
  const { shape, resource, path } = model;
  const { label, key, dataScope } = shape.model;
  const keys = `${key}s`;
  const permission = transitionAccess(shape.model, name);
  return {
    tag: label,
    access: permission === undefined ? 'session' : { permission },
    ...(transition.proof && { proof: 'asked' as const }),
    scope: dataScope ? { model: shape.model.name } : 'none',
    method: 'PUT',
    path: `${path}/${name}/{${keys}}`,
    summary: `${transition.label}${label}`,
    params: { [keys]: { type: 'array', items: LONG } },
    body: { kind: 'json', properties: membersOf(shape, transition), checkedByHandler: true },
    answer: 'ajax',
    log: logOf(model, 'update', 'UPDATE'),
    handler: async ({ db, params, body, session }) =>
      reported(
        await resource.transition(
          db,
          { name, keys: params[keys] as number[], input: body ?? {} },
          session,
        ),
      ),
  };
}

/** Members of the body: fields that the transition takes, the version, and the reason. */
function membersOf(
  { model, byField }: ModelShape,
  transition: Transition,
): Record<string, ParameterSchema> {
  const { versionField, key } = model;
  const members: Record<string, ParameterSchema> = {};
  for (const [name, isRequired] of fieldsAsked(transition))
    members[name] = memberOf(byField.get(name)!.spec, isRequired);
  if (versionField !== undefined && versionField !== key)
    members[versionField] = memberOf(byField.get(versionField)!.spec, false);
  return { ...members, ...reasonInBody(transition.reason) };
}

/** @throws Refusal with the report where no row could be moved */
function reported(report: TransitionReport): RouteAnswer {
  const { done, failed } = report;
  const [first] = failed;
  if (!first) return { ...answerOf(report), data: report };
  const text = say`成功${done.length}条，失败${failed.length}条：${first.label}，${first.message}`;
  if (done.length === 0) throw new Refusal(text, 500, undefined, { data: report });
  return { msg: text, warning: text, data: report };
}

/** Whoever may read the record may read how it came to its state. */
function historyRoute(model: RouteModel): RouteDeclaration {
  const { shape, resource, path } = model;
  const { key, label } = shape.model;
  return {
    ...common(model, 'get', 'query'),
    method: 'GET',
    path: `${path}${operationPaths.history}/{${key}}`,
    summary: `查询${label}流转记录`,
    params: { [key]: LONG },
    query: pageParameters,
    answer: 'table',
    handler: async ({ db, params, query, session }) => {
      await resource.get(db, params[key] as number, session, permissionOf(shape, 'query'));
      return movesOf(db, shape.model, params[key] as number, {
        page: query[listParameters.page] as number | undefined,
        size: query[listParameters.size] as number | undefined,
      });
    },
  };
}
