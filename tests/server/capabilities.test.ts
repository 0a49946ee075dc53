/** What capabilities add: features that browsers may count on, and parameters. */
import { describe, expect, it } from 'vitest';
import { featureNames } from '../../src/schema/bundle/features.ts';
import { offeredFeatures } from '../../src/server/capabilities/index.ts';
import { ensureSettings } from '../../src/server/capabilities/settings.ts';
import { startedServer } from './support/index.ts';

const server = startedServer();

it('offer every feature that the kernel knows of, each once', () => {
  expect([...offeredFeatures].sort()).toEqual([...featureNames].sort());
});

describe('a parameter', () => {
  const setting = { key: 'test.address', name: '地址', remark: '对方的地址' };
  const ensure = (value?: string) =>
    ensureSettings({ database: server.database, now: Date.now }, [
      { ...setting, ...(value !== undefined && { value }) },
    ]);
  const stored = async () => {
    const admin = await server.admin();
    const { rows } = await admin.get(`/system/config/list?configKey=${setting.key}`);
    return rows as { configId: number; configValue: string; version: number }[];
  };

  it('is added once, as people see it in the list', async () => {
    await ensure('a');
    await ensure('b');
    expect(await stored()).toMatchObject([
      { configName: '地址', configValue: 'a', configType: 'N', visibility: 'permission' },
    ]);
  });

  it('can be changed, and stays away when somebody has removed it', async () => {
    const admin = await server.admin();
    const [row] = await stored();
    expect(await admin.put('/system/config', { ...row, configValue: 'c' })).toMatchObject({
      code: 200,
    });
    await ensure('a');
    expect(await stored()).toMatchObject([{ configValue: 'c' }]);
    expect(await admin.delete(`/system/config/${row?.configId}`)).toMatchObject({ code: 200 });
    await ensure('a');
    expect(await stored()).toEqual([]);
  });

  it('that is there already is left alone', async () => {
    const admin = await server.admin();
    const own = { configName: '自己的', configKey: 'test.own', configValue: '1', configType: 'N' };
    expect(await admin.post('/system/config', own)).toMatchObject({ code: 200 });
    await ensureSettings({ database: server.database, now: Date.now }, [
      { key: 'test.own', name: '别的', value: '2' },
    ]);
    const { rows } = await admin.get('/system/config/list?configKey=test.own');
    expect(rows).toMatchObject([{ configName: '自己的', configValue: '1' }]);
  });
});
