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
  'alipay', 'android', 'api', 'apple', 'appstore', 'arrow-down', 'arrow-left', 'arrow-right', 'arrow-up', 'audit', 'bank', 'bar-chart', 'barcode',
  'bell', 'bell-off', 'bug', 'bulb', 'button', 'bx-analyse', 'calendar', 'camera', 'car', 'cascader', 'chart', 'check', 'checkbox', 'chrome',
  'clear', 'clipboard', 'close', 'cloud', 'color', 'component', 'copy', 'crown', 'database', 'date', 'date-range', 'dingding', 'documentation',
  'double-left', 'double-right', 'down', 'drag', 'enter', 'environment', 'example', 'excel', 'exclamation', 'expand', 'experiment', 'export',
  'eye-off', 'eye-open', 'file', 'filter', 'flag', 'folder', 'fullscreen', 'gift', 'github', 'gitlab', 'global', 'gold', 'heart', 'history',
  'idcard', 'inbox', 'info', 'input', 'key', 'layout', 'left', 'line-chart', 'link', 'list', 'lock', 'login', 'logout', 'mail', 'minus', 'mobile',
  'money', 'nested', 'number', 'pause', 'pdf', 'phone', 'picture', 'pie-chart', 'play', 'printer', 'qq', 'qrcode', 'question', 'radio', 'rate',
  'retweet', 'right', 'rocket', 'rollback', 'row', 'safety', 'save', 'scan', 'schedule', 'select', 'send', 'setting', 'shield', 'shop', 'shopping',
  'shrink', 'skill', 'slider', 'solution', 'sort', 'star', 'stop', 'swap', 'switch', 'sync', 'tab', 'table', 'tag', 'tags', 'team', 'textarea',
  'theme', 'thunderbolt', 'time', 'time-range', 'trophy', 'truck', 'undo', 'unlock', 'up', 'user-add', 'user-switch', 'valid-code', 'wallet',
  'warning', 'wechat', 'weibo', 'windows', 'zip',
] as const;

export type CoreIcon = (typeof coreIcons)[number];
export type MoreIcon = (typeof moreIcons)[number];

/** The name in the set's own spelling, kebab-case: `treeTable` and `tree_table` become `tree-table`. */
export function iconName(name: string): string {
  return name.replace(/_/g, '-').replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
