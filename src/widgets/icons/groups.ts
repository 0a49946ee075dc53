import type { CoreIcon, MoreIcon } from './names.ts';

/** The groups of the picker (pages.md 1.9): each name of the set stands in one. The catalogue has their titles. */
export const iconGroups: readonly { group: 'own' | 'directions' | 'hints' | 'editing' | 'data' | 'common' | 'brands'; names: readonly (CoreIcon | MoreIcon)[] }[] = [
  {
    group: 'own',
    names: [
      'bug', 'build', 'button', 'bx-analyse', 'cascader', 'chart', 'checkbox', 'clipboard', 'code', 'color', 'component', 'dashboard', 'date',
      'date-range', 'dict', 'documentation', 'download', 'drag', 'druid', 'edit', 'example', 'eye-open', 'form', 'guide', 'input', 'job', 'log',
      'logininfor', 'menu', 'message', 'money', 'monitor', 'more', 'nested', 'number', 'online', 'page', 'password', 'pdf', 'peoples', 'phone',
      'post', 'question', 'radio', 'rate', 'redis', 'redis-list', 'row', 'select', 'server', 'skill', 'slider', 'swagger', 'switch', 'system', 'tab',
      'textarea', 'theme', 'time', 'time-range', 'tool', 'tree', 'tree-table', 'upload', 'user', 'valid-code',
    ],
  },
  {
    group: 'directions',
    names: [
      'left', 'right', 'up', 'down', 'arrow-left', 'arrow-right', 'arrow-up', 'arrow-down', 'double-left', 'double-right', 'rollback', 'undo',
      'enter', 'login', 'logout', 'import', 'export', 'expand', 'shrink', 'fullscreen', 'swap', 'retweet', 'sort', 'reload', 'sync',
    ],
  },
  {
    group: 'hints',
    names: [
      'check', 'close', 'info', 'exclamation', 'warning', 'plus', 'minus', 'stop', 'pause', 'play', 'bell', 'bell-off', 'safety', 'shield',
    ],
  },
  {
    group: 'editing',
    names: [
      'copy', 'delete', 'save', 'scan', 'send', 'filter', 'clear', 'key', 'lock', 'unlock', 'eye', 'eye-off', 'printer', 'tag', 'tags',
    ],
  },
  {
    group: 'data',
    names: [
      'bar-chart', 'line-chart', 'pie-chart', 'database', 'table', 'list', 'layout', 'file', 'folder', 'excel', 'zip', 'barcode', 'qrcode',
      'history', 'audit',
    ],
  },
  {
    group: 'common',
    names: [
      'api', 'appstore', 'bank', 'bulb', 'calendar', 'camera', 'car', 'cloud', 'crown', 'environment', 'experiment', 'flag', 'gift', 'global',
      'gold', 'heart', 'home', 'idcard', 'inbox', 'link', 'mail', 'mobile', 'picture', 'rocket', 'schedule', 'search', 'setting', 'shop', 'shopping',
      'solution', 'star', 'team', 'thunderbolt', 'trophy', 'truck', 'user-add', 'user-switch', 'wallet',
    ],
  },
  {
    group: 'brands',
    names: [
      'github', 'gitlab', 'wechat', 'qq', 'weibo', 'dingding', 'alipay', 'apple', 'android', 'windows', 'chrome',
    ],
  },
];
