/** Everything that English needs, in one piece that is loaded on demand. */
export { default as antdEnglish } from 'antd/es/locale/en_US';
export { enUS } from './en-US.ts';
