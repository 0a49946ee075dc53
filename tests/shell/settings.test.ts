import { describe, expect, it } from 'vitest';
import { readRemembered, remember } from '../../src/shell/account/remembered.ts';
import { greetingAt } from '../../src/shell/home/greeting.ts';
import { createPreferences } from '../../src/shell/stores/preferences.ts';
import { createSettingsStore } from '../../src/shell/stores/settings.ts';
import { memory } from './memory.ts';

describe('settings', () => {
  it('start with the defaults of the specification', () => {
    expect(createSettingsStore(memory()).getState()).toEqual({
      navTheme: 'light',
      primaryColor: '#2F54EB',
      layout: 'sidemenu',
      contentWidth: 'Fluid',
      fixedHeader: true,
      fixSiderbar: false,
      colorWeak: false,
      multiTab: true,
      hideFooter: false,
      tableSize: 'middle',
      tableBordered: true,
      sideCollapsed: false,
    });
  });

  it('are stored under the names of the specification', () => {
    const keys = memory();
    createSettingsStore(keys).change({
      navTheme: 'dark',
      primaryColor: '#722ED1',
      fixSiderbar: true,
      tableSize: 'small',
      sideCollapsed: true,
    });
    expect(Object.fromEntries(keys.all)).toEqual({
      nav_theme: '"dark"',
      color: '"#722ED1"',
      fixed_sidebar: 'true',
      table_size: '"small"',
      side_collapsed: 'true',
    });
    expect(createSettingsStore(keys).getState()).toMatchObject({
      navTheme: 'dark',
      tableSize: 'small',
    });
  });

  it('ignore stored values that are none', () => {
    const { getState } = createSettingsStore(
      memory({
        nav_theme: '"pink"',
        table_size: 'not json',
        color: '"red;"',
        multi_tab: '"yes"',
        fixed_header: 'null',
      }),
    );
    expect(getState()).toMatchObject({
      navTheme: 'light',
      tableSize: 'middle',
      primaryColor: '#2F54EB',
      multiTab: true,
      fixedHeader: true,
    });
  });

  it('bring their consequences: top menu and side menu decide width and fixed sider', () => {
    const store = createSettingsStore(memory());
    store.change({ fixSiderbar: true });
    store.change({ layout: 'topmenu' });
    expect(store.getState()).toMatchObject({ contentWidth: 'Fixed', fixSiderbar: false });
    store.change({ layout: 'sidemenu' });
    expect(store.getState().contentWidth).toBe('Fluid');
  });

  it('take over what another window stored', () => {
    const keys = memory();
    const [one, other] = [createSettingsStore(keys), createSettingsStore(keys)];
    one.change({ hideFooter: true });
    expect(other.getState().hideFooter).toBe(false);
    other.reread();
    expect(other.getState().hideFooter).toBe(true);
  });
});

describe('what is remembered', () => {
  it('holds view state apart for each user', () => {
    const keys = memory();
    createPreferences(keys, 1).set('list', { columns: ['a'] });
    expect(createPreferences(keys, 1).get('list')).toEqual({ columns: ['a'] });
    expect(createPreferences(keys, 2).get('list')).toBeUndefined();
    createPreferences(keys, 1).set('list', undefined);
    expect(keys.all.size).toBe(0);
  });

  it('holds the user name only, never a password', () => {
    const keys = memory();
    remember({ username: 'admin', rememberMe: true }, keys);
    expect(Object.fromEntries(keys.all)).toEqual({
      login_username: '"admin"',
      login_rememberme: 'true',
    });
    remember({ username: 'admin', rememberMe: false }, keys);
    expect(readRemembered(keys)).toEqual({ username: '', rememberMe: false });
  });
});

describe('small rules', () => {
  it('greets by the hour', () => {
    const at = (hour: number) => greetingAt(new Date(2026, 0, 1, hour));
    expect([8, 9, 11, 12, 13, 14, 19, 20].map(at)).toEqual([
      '早上好',
      '上午好',
      '上午好',
      '中午好',
      '中午好',
      '下午好',
      '下午好',
      '晚上好',
    ]);
  });
});
