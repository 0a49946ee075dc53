/** Pure facts of all widgets, for the checker and the server; the components are in `index.ts`. */
import type { WidgetMeta } from '../schema/vocabulary.ts';
import { meta as input } from './input/meta.ts';
import { meta as textArea } from './textArea/meta.ts';
import { meta as passwordInput } from './passwordInput/meta.ts';
import { meta as numberInput } from './numberInput/meta.ts';
import { meta as select } from './select/meta.ts';
import { meta as radioGroup } from './radioGroup/meta.ts';
import { meta as checkboxGroup } from './checkboxGroup/meta.ts';
import { meta as toggle } from './switch/meta.ts';
import { meta as datePicker } from './datePicker/meta.ts';
import { meta as dateTimePicker } from './dateTimePicker/meta.ts';
import { meta as dateRange } from './dateRange/meta.ts';
import { meta as timePicker } from './timePicker/meta.ts';
import { meta as treeSelect } from './treeSelect/meta.ts';
import { meta as relationSelect } from './relationSelect/meta.ts';
import { meta as richText } from './richText/meta.ts';
import { meta as checkTree } from './checkTree/meta.ts';
import { meta as checkbox } from './checkbox/meta.ts';
import { meta as iconPicker } from './iconPicker/meta.ts';
import { meta as imageUpload } from './imageUpload/meta.ts';
import { meta as avatarUpload } from './avatarUpload/meta.ts';
import { meta as oneTimeCode } from './oneTimeCode/meta.ts';
import { meta as captchaInput } from './captchaInput/meta.ts';
import { meta as tagInput } from './tagInput/meta.ts';
import { meta as text } from './text/meta.ts';
import { meta as dictTag } from './dictTag/meta.ts';
import { meta as dateText } from './dateText/meta.ts';
import { meta as numberText } from './numberText/meta.ts';
import { meta as booleanText } from './booleanText/meta.ts';
import { meta as html } from './html/meta.ts';
import { meta as jsonView } from './jsonView/meta.ts';
import { meta as link } from './link/meta.ts';
import { meta as avatar } from './avatar/meta.ts';
import { meta as image } from './image/meta.ts';
import { meta as iconView } from './iconView/meta.ts';
import { meta as qrCode } from './qrCode/meta.ts';
import { meta as copyText } from './copyText/meta.ts';
import { meta as formGrid } from './formGrid/meta.ts';
import { meta as formGroup } from './formGroup/meta.ts';
import { meta as formTabs } from './formTabs/meta.ts';
import { meta as formCollapse } from './formCollapse/meta.ts';

export const widgetCatalogue: readonly WidgetMeta[] = [
  input,
  textArea,
  passwordInput,
  numberInput,
  select,
  radioGroup,
  checkboxGroup,
  toggle,
  datePicker,
  dateTimePicker,
  dateRange,
  timePicker,
  treeSelect,
  relationSelect,
  richText,
  checkTree,
  checkbox,
  iconPicker,
  imageUpload,
  avatarUpload,
  oneTimeCode,
  captchaInput,
  tagInput,
  text,
  dictTag,
  dateText,
  numberText,
  booleanText,
  html,
  jsonView,
  link,
  image,
  avatar,
  iconView,
  qrCode,
  copyText,
  formGrid,
  formGroup,
  formTabs,
  formCollapse,
];
