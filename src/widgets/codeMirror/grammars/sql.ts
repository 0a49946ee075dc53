export { sql as grammar } from '@codemirror/lang-sql';
