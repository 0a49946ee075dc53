export { yaml as grammar } from '@codemirror/lang-yaml';
