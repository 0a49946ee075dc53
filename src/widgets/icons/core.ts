import type { CoreIcon } from './names.ts';

/**
 * Icons that every session shows, drawn by hand as strokes on a 24 by 24 grid: a tenth of the size
 * that the same icons of the icon package have, and so no weight on the first page.
 */
export const corePaths: Readonly<Record<CoreIcon, string>> = {
  build: 'M3 13h8v8H3zM13 13h8v8h-8zM8 3h8v8H8z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  dashboard: 'M4.5 19a9 9 0 1 1 15 0M12 15l4-5.5M12 15h.01',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  dict: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  druid: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  form: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  guide: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  import: 'M14 3H6v18h12v-6M14 3l4 4h-4zM21 11h-9M15 8l-3 3 3 3',
  job: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  log: 'M8 3h8l4 4v10H8zM16 3v4h4M4 7v14h12',
  logininfor: 'M13 4h7v16h-7M3 12h11M10 8l4 4-4 4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  message: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.5h5',
  monitor: 'M3 4h18v12H3zM8 20h8M12 16v4M6.5 10.5h2.5l2-3.5 2.5 6 1.5-2.5h2.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  online: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.5a4.2 4.2 0 0 1 6 0M12 20h.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  password: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.5L20 4M16 8l3 3',
  peoples:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.5a3.2 3.2 0 0 1 0 6M18 14.5c2 .8 3.2 2.8 3.5 5.5',
  plus: 'M12 5v14M5 12h14',
  post: 'M3 5h18v14H3zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5.5 16c.5-1.5 1.5-2 3-2s2.5.5 3 2M15 10h3M15 14h3',
  redis:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  'redis-list': 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  reload: 'M20 11a8 8 0 1 0-2.3 6.5M20 5v6h-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.01M8 16.5h.01M12 7.5h5M12 16.5h5',
  swagger:
    'M9 4c-3.5 0-2.5 3-2.5 5S4 12 4 12s2.5 1 2.5 3-1 5 2.5 5M15 4c3.5 0 2.5 3 2.5 5s2.5 3 2.5 3-2.5 1-2.5 3 1 5-2.5 5',
  system:
    'M4 7h8.5M17.5 7H20M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h2.5M11.5 17H20M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  tool: 'M20 7.5a4.5 4.5 0 0 1-6.2 4.2L7 18.5a1.8 1.8 0 0 1-2.5-2.5l6.8-6.8A4.5 4.5 0 0 1 16.5 4L14 6.5l.5 3 3 .5z',
  tree: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  'tree-table': 'M4 4h5v4H4zM13 10h7v4h-7zM13 17h7v4h-7zM6.5 8v11H13M6.5 12H13',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4 20h16',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4.3 3.5-6.5 7.5-6.5s6.9 2.2 7.5 6.5',
};
