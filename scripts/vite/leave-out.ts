/** Keeps out of the build what packages bring along and the application never uses. */
import type { Plugin } from 'vite';

interface Shortcut {
  /** What is imported, as it is written, and the end of the file that imports it. */
  source: string;
  importer: string;
  /** File below the project that is taken instead; absent: nothing is needed of it. */
  instead?: string;
}

/** What is imported, and the file of antd that does. */
const english = [
  ['../locale/en_US', 'config-provider/index.js'],
  ['../locale/en_US', 'modal/locale.js'],
  ['../../locale/en_US', 'modal/useModal/HookModal.js'],
  ['../../locale/en_US', '_util/hooks/useClosable.js'],
  ['./en_US', 'locale/useLocale.js'],
] as const;

const router = '/node_modules/react-router/dist/production';

export const shortcuts: readonly Shortcut[] = [
  // Of antd's own forms only the context around inputs is needed: our forms are Formily's. 22 KB of
  // gzip.
  {
    source: 'rc-field-form',
    importer: '/antd/es/form/context.js',
    instead: '/node_modules/rc-field-form/es/FormContext.js',
  },
  // axios sends by XMLHttpRequest, which knows the progress of uploads. 5 KB.
  { source: './fetch.js', importer: '/axios/lib/adapters/adapters.js' },
  // Bodies come to it as text, FormData or URLSearchParams; it need not make one from the other. 3
  // KB.
  { source: '../helpers/toFormData.js', importer: '/axios/lib/defaults/index.js' },
  { source: '../helpers/formDataToJSON.js', importer: '/axios/lib/defaults/index.js' },
  { source: './toFormData.js', importer: '/axios/lib/helpers/AxiosURLSearchParams.js' },
  { source: './toFormData.js', importer: '/axios/lib/helpers/toURLEncodedForm.js' },
  { source: './helpers/toFormData.js', importer: '/axios/lib/axios.js' },
  { source: './helpers/formDataToJSON.js', importer: '/axios/lib/axios.js' },
  // Names of HTTP status codes, which nobody asks it for. 1 KB.
  { source: './helpers/HttpStatusCode.js', importer: '/axios/lib/axios.js' },
  // Boxes for the digits of a code: the second step of signing in has one field for them. 2 KB.
  { source: './OTP', importer: '/antd/es/input/index.js' },
  // A button with a menu beside it: menus hang on buttons of our own. 1 KB.
  { source: './dropdown-button', importer: '/antd/es/dropdown/index.js' },
  // Frames around all pages of a list, which only the token `wireframe` draws.
  { source: './style/bordered', importer: '/antd/es/pagination/Pagination.js' },
  // Deprecated by antd for Space.Compact.
  { source: './Group', importer: '/antd/es/input/index.js' },
  // Of the inputs, first lists have those of one line only: areas and searches come with the first
  // that is drawn. 5 KB.
  { source: 'antd', importer: '/src/widgets/input/Input.tsx', instead: '/scripts/vite/inputs.ts' },
  {
    source: 'antd',
    importer: '/src/shell/feedback/ProofDialog.tsx',
    instead: '/scripts/vite/inputs.ts',
  },
  // antd's notifications, which come with its messages and which nobody shows. 3 KB.
  {
    source: '../notification/useNotification',
    importer: '/antd/es/app/App.js',
    instead: '/scripts/vite/no-notification.ts',
  },
  // The frame beside a page, of which menus only ask whether they stand in one: ours stand in our
  // own. 2 KB.
  ...['index.js', 'MenuItem.js'].map((file) => ({
    source: '../layout/Sider',
    importer: `/antd/es/menu/${file}`,
    instead: '/scripts/vite/no-sider.ts',
  })),
  // antd's English, where no language was chosen: one always is. 2 KB.
  ...english.map(([source, importer]) => ({
    source,
    importer: `/antd/es/${importer}`,
    instead: '/node_modules/antd/es/locale/zh_CN.js',
  })),
  // Pieces that antd draws for its own documentation. 2 KB.
  ...['select/index.js', 'dropdown/dropdown.js'].map((file) => ({
    source: '../_util/PurePanel',
    importer: `/antd/es/${file}`,
    instead: '/scripts/vite/no-panel.ts',
  })),
  ...['modal', 'tooltip'].map((name) => ({
    source: './PurePanel',
    importer: `/antd/es/${name}/index.js`,
  })),
  // Placeholders that we have no place for, the larger picture of nothing, and how far a spinner
  // has come. 2 KB.
  ...['./Avatar', './Image', './Input', './Node'].map((source) => ({
    source,
    importer: '/antd/es/skeleton/Skeleton.js',
  })),
  {
    source: './empty',
    importer: '/antd/es/empty/index.js',
    instead: '/node_modules/antd/es/empty/simple.js',
  },
  {
    source: './Progress',
    importer: '/antd/es/spin/Indicator/Looper.js',
    instead: '/scripts/vite/no-panel.ts',
  },
  // Draws fields that are written as React elements, which ours never are.
  { source: '../shared/render', importer: '/@formily/react/esm/components/SchemaField.js' },
  // antd's way to draw before React 19, which v5-patch-for-react-19 replaces. 3 KB.
  { source: 'rc-util/es/React/render', importer: '/antd/es/config-provider/UnstableContext.js' },
  // Browsers have observed sizes for years. 4 KB.
  {
    source: 'resize-observer-polyfill',
    importer: '/rc-resize-observer/es/utils/observerUtil.js',
    instead: '/scripts/vite/resize-observer.ts',
  },
  // The package gives its development build, whatever is built. 1 KB.
  { source: 'react-router', importer: '.mjs', instead: `${router}/index.mjs` },
  { source: 'react-router/dom', importer: '.mjs', instead: `${router}/dom-export.mjs` },
];
const nothing = '\0left-out';
/** Has the names that are imported of what is left out. */
const empty = 'export const getFetch = null, render = null, unmount = null;\nexport default null;';

export function leaveOut(): Plugin {
  let root = '';
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId(source, importer = '') {
      const found = shortcuts.find(
        (one) => one.source === source && importer.endsWith(one.importer),
      );
      if (!found) return null;
      return found.instead === undefined ? nothing : root + found.instead;
    },
    load: (id) => (id === nothing ? empty : null),
  };
}
