export { html as grammar } from '@codemirror/lang-html';
