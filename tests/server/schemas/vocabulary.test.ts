/**
 * Pages may name the permissions of hand-written routes; the checker knows them from the
 * declarations.
 */
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { startServer } from '../support/index.ts';

describe('permissions known to the checker', () => {
  it('are those that routes ask for, without the ones of models', async () => {
    const server = await startServer();
    try {
      const document = JSON.stringify(
        await (await (await server.admin()).raw('GET', '/v3/api-docs')).json(),
      );
      const asked = new Set([...document.matchAll(/需要权限：([\w:]+)/g)].map((match) => match[1]));
      expect(vocabulary.permissions).toEqual(
        expect.arrayContaining([
          'monitor:online:forceLogout',
          'monitor:logininfor:unlock',
          'system:user:resetPwd',
        ]),
      );
      expect(vocabulary.permissions!.filter((permission) => !asked.has(permission))).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('may stand in a project that has no menu for them; others may not', () => {
    const page = (access: string) => ({
      path: 'schemas/pages/demo.json',
      text: JSON.stringify({ version: 2, id: 'demo', title: '演示', access, body: [] }),
    });
    const problems = (access: string) =>
      checkProject(loadProject([page(access)]), vocabulary).map(({ message }) => message);
    expect(problems('monitor:online:forceLogout')).toEqual([]);
    expect(problems('monitor:online:forceLogOut')).toEqual([
      'nothing grants the permission monitor:online:forceLogOut',
    ]);
  });
});
