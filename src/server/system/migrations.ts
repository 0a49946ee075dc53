/** How far the migrations of models are (docs/change-a-model.md). */
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
        const shown = rows.map((run) => shownRun(run, engine.models.get(run.model)?.label));
        return { rows: shown, total: shown.length, ...limitedMember({ rows: { limit } }) };
      },
    }),
  ];
}

/** A model that another version brings has no name here yet. */
const shownRun = ({ steps, ...run }: MigrationRun, label: string | undefined) => ({
  ...run,
  label: label ?? run.model,
  steps: steps.join(', '),
});
