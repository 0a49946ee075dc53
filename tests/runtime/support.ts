/** Small plans and a fake host for tests of the runtime. */
import type { ActionPlan, StepPlan } from '../../src/schema/compile/plan.ts';
import type { ColumnPlan, ListPlan, QueryFieldPlan } from '../../src/blocks/list/plan.ts';
import type { ExpressionHost } from '../../src/schema/expression/host.ts';
import {
  createEvaluate,
  type EvaluateHost,
  type LocalScope,
} from '../../src/runtime/core/evaluate.ts';
import type { Http, HttpRequest } from '../../src/runtime/host.ts';
import type { Envelope } from '../../src/protocol/codes.ts';
import { protocol } from '../../src/protocol/index.ts';

export const column = (field: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  key: field,
  field,
  label: field,
  component: 'Text',
  props: {},
  align: 'center',
  ellipsis: false,
  sortable: false,
  filterable: false,
  shown: true,
  ...more,
});

export const queryField = (name: string, more: Partial<QueryFieldPlan> = {}): QueryFieldPlan => ({
  name,
  label: name,
  component: 'Input',
  props: {},
  ...more,
});

export const listPlan = (more: Partial<ListPlan> = {}): ListPlan => ({
  type: 'list',
  key: 'list',
  rowKey: 'id',
  request: { url: '/demo/list' },
  params: {},
  query: [],
  queryShown: 2,
  columns: [column('name')],
  sort: {},
  paged: true,
  pageSize: 10,
  toolbar: [],
  row: [],
  more: [],
  selection: 'multiple',
  selectOnClick: false,
  tools: true,
  views: false,
  urlState: true,
  ...more,
});

export const actionPlan = (
  run: StepPlan | StepPlan[],
  more: Partial<ActionPlan> = {},
): ActionPlan => ({
  key: 'tried',
  variant: 'default',
  selection: 'none',
  run: [run].flat(),
  ...more,
});

const bareHost: EvaluateHost = {
  dictLabel: () => undefined,
  hasPermi: () => false,
  hasRole: () => false,
  now: () => Date.now(),
  hoursAhead: protocol.hoursAhead,
  lists: protocol.lists,
};

export const evaluateOver = (
  scope: LocalScope & Record<string, unknown>,
  host: Partial<ExpressionHost> = {},
) => createEvaluate(scope, { ...bareHost, ...host });

/** An Http whose answers the test settles, with everything it was asked. */
export class FakeHttp implements Http<Envelope> {
  readonly asked: HttpRequest[] = [];
  readonly downloads: { options: HttpRequest; filename: string }[] = [];
  answer: (request: HttpRequest) => Promise<Envelope> | Envelope = () => ({
    code: 200,
    msg: '操作成功',
  });

  request = async (options: HttpRequest): Promise<Envelope> => {
    this.asked.push(options);
    return await this.answer(options);
  };

  download = async (options: HttpRequest, filename: string): Promise<void> => {
    this.downloads.push({ options, filename });
  };
}

/** Lets everything that waits for nothing but the present turn run. */
export const finished = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
