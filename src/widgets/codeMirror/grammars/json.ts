export { json as grammar } from '@codemirror/lang-json';
