/** Keeps out of the build what packages bring along and the application never uses. */
import type { Plugin } from 'vite';

interface Shortcut {
  /** What is imported, as it is written, and the end of the file that imports it. */
  source: string;
  importer: string;
  /** File below the project that is taken instead; absent: nothing is needed of it. */
  instead?: string;
}

const router = '/node_modules/react-router/dist/production';

const shortcuts: readonly Shortcut[] = [
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
