/**
 * Names of the icon set, pure: the checker and the server read them without React.
 * `core.ts` and `more.ts` hold the pictures; TypeScript keeps the three in step.
 */

/** Icons of the default menus and of standard actions: part of the first load. */
export const coreIcons = [
  'build', 'code', 'dashboard', 'delete', 'dict', 'download', 'druid', 'edit', 'eye', 'form', 'guide', 'home', 'import', 'job',
  'log', 'logininfor', 'menu', 'message', 'monitor', 'more', 'online', 'page', 'password', 'peoples', 'plus', 'post', 'redis', 'redis-list',
  'reload', 'search', 'server', 'swagger', 'system', 'tool', 'tree', 'tree-table', 'upload', 'user',
] as const;

/** The rest of the set: one chunk, loaded when the first of them is shown. */
export const moreIcons = [
  'api', 'appstore', 'audit', 'bank', 'bar-chart', 'barcode', 'bell', 'bell-off', 'bug', 'bulb', 'button', 'bx-analyse', 'calendar', 'camera', 'car',
  'cascader', 'chart', 'check', 'checkbox', 'clear', 'clipboard', 'close', 'cloud', 'color', 'component', 'copy', 'crown', 'database', 'date',
  'date-range', 'documentation', 'drag', 'environment', 'example', 'excel', 'exclamation', 'experiment', 'export', 'eye-off', 'eye-open',
  'file', 'filter', 'flag', 'folder', 'fullscreen', 'gift', 'github', 'global', 'gold', 'heart', 'history', 'idcard', 'inbox', 'info', 'input', 'key',
  'layout', 'line-chart', 'link', 'list', 'lock', 'logout', 'mail', 'minus', 'mobile', 'money', 'nested', 'number', 'pause', 'pdf', 'phone', 'picture',
  'pie-chart', 'play', 'printer', 'qrcode', 'question', 'radio', 'rate', 'rocket', 'row', 'safety', 'save', 'scan', 'schedule', 'select', 'send',
  'setting', 'shop', 'shopping', 'shield', 'skill', 'slider', 'solution', 'sort', 'star', 'stop', 'swap', 'switch', 'sync', 'tab', 'table', 'tag', 'tags',
  'team', 'textarea', 'theme', 'thunderbolt', 'time', 'time-range', 'trophy', 'truck', 'undo', 'unlock', 'user-add', 'user-switch', 'valid-code',
  'wallet', 'warning', 'wechat', 'zip',
] as const;

export type CoreIcon = (typeof coreIcons)[number];
export type MoreIcon = (typeof moreIcons)[number];

/** Every name a schema or a menu may use. Names are kebab-case; `iconName` also understands camelCase (`treeTable`). */
export const iconNames: readonly string[] = [...coreIcons, ...moreIcons];

/** The name in the set's own spelling: `treeTable` and `tree_table` become `tree-table`. */
export function iconName(name: string): string {
  return name.replace(/_/g, '-').replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
