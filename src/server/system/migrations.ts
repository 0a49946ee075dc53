/** How far the migrations of models are (docs/change-a-model.md). */
import type { Model } from '../../schema/generated/types.gen.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { defineRoute } from '../http/route.ts';
import { cutAt, limitedMember } from '../models/read/limited.ts';
import { mostRuns } from '../models/tables/runs.ts';
import type { MigrationRun } from '../models/types.ts';
import type { Services } from '../services.ts';
import { operationPaths } from '../../protocol/addresses.ts';

export function migrationRoutes({ engine }: Services): RouteDeclaration[] {
  return [
    defineRoute({
      method: 'GET',
      path: `/monitor/migrations${operationPaths.list}`,
      summary: '模型迁移的进度（不分页）',
      tag: '数据升级',
      access: { permission: 'monitor:migrations:list' },
      answer: 'table',
      async handler({ db }) {
        const { rows, limit } = cutAt(await engine.migrationRuns(db), mostRuns);
        const shown = rows.map((run) => shownRun(run, engine.models.get(run.model)));
        return { rows: shown, total: shown.length, ...limitedMember({ rows: { limit } }) };
      },
    }),
  ];
}

/** What another version brings has no name here yet. */
const shownRun = ({ steps, ...run }: MigrationRun, model: Model | undefined) => ({
  ...run,
  label: model?.label ?? run.model,
  steps: steps.map((step) => nameOf(run, step, model)).join(', '),
});

const nameOf = ({ kind }: Pick<MigrationRun, 'kind'>, step: string, model: Model | undefined) =>
  kind === 'migration' ? step : (model?.fields[step]?.label ?? step);
