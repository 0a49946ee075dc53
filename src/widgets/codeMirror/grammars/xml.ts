export { xml as grammar } from '@codemirror/lang-xml';
