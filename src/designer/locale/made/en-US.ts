/** What is said of models that come with a page, in English. */
import type { madeZhCN } from './zh-CN.ts';

export const madeEnUS: typeof madeZhCN = {
  title: 'New model',
  hint: (name) =>
    `Publishing the page makes the table made_${name} and the permissions made:${name}:*, ` +
    'which an administrator gives to roles',
  label: 'Name of one record',
  labelHint: 'For buttons and messages, as in “Add survey”; default the title of the page',
  name: 'Name of the model',
  nameHint: 'Letters and digits after a small letter; it stays as it is once it is published',
  badName: 'Please enter at most 40 letters and digits after a small letter',
  takenName: 'There is a model of this name',
  fields: 'Fields',
  fieldLabel: 'Label',
  fieldName: 'Name of the field',
  fieldType: 'Type',
  fieldRequired: 'Required',
  fieldSearched: 'Searched',
  noLabel: 'Please enter a label',
  badField: 'Please enter letters and digits after a small letter',
  takenField: 'The name is there twice',
  reservedField: 'This field comes by itself: choose another name',
  inForm: 'The name comes from the form: change it there',
  add: 'Add a field',
  remove: (label) => `Remove the field ${label}`,
  none: 'Please keep at least one field',
  save: 'Answers',
  saved: 'Kept in a new model, seen and exported in a list',
  unsaved: 'Not kept: a page with the form only',
  unsavedHint: 'The form can get a request that stores it, or a public link',
  directory: 'Own pages',
  publish: 'Publishing makes a model; its table stays when the page is withdrawn',
};
