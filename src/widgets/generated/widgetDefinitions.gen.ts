// Generated from src/widgets/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { WidgetDefinition } from '../../schema/vocabulary.ts';
import { definition as addressWidget } from '../address/definition.ts';
import { definition as areaPickerWidget } from '../areaPicker/definition.ts';
import { definition as arrayCardsWidget } from '../arrayCards/definition.ts';
import { definition as arrayCollapseWidget } from '../arrayCollapse/definition.ts';
import { definition as attachmentsWidget } from '../attachments/definition.ts';
import { definition as autoCompleteWidget } from '../autoComplete/definition.ts';
import { definition as avatarWidget } from '../avatar/definition.ts';
import { definition as avatarUploadWidget } from '../avatarUpload/definition.ts';
import { definition as barcodeWidget } from '../barcode/definition.ts';
import { definition as booleanTextWidget } from '../booleanText/definition.ts';
import { definition as captchaInputWidget } from '../captchaInput/definition.ts';
import { definition as cascaderWidget } from '../cascader/definition.ts';
import { definition as checkTreeWidget } from '../checkTree/definition.ts';
import { definition as checkboxWidget } from '../checkbox/definition.ts';
import { definition as checkboxGroupWidget } from '../checkboxGroup/definition.ts';
import { definition as codeEditorWidget } from '../codeEditor/definition.ts';
import { definition as colorWidget } from '../color/definition.ts';
import { definition as copyTextWidget } from '../copyText/definition.ts';
import { definition as cronInputWidget } from '../cronInput/definition.ts';
import { definition as cronTextWidget } from '../cronText/definition.ts';
import { definition as datePickerWidget } from '../datePicker/definition.ts';
import { definition as dateRangeWidget } from '../dateRange/definition.ts';
import { definition as dateTextWidget } from '../dateText/definition.ts';
import { definition as dateTimePickerWidget } from '../dateTimePicker/definition.ts';
import { definition as dictTagWidget } from '../dictTag/definition.ts';
import { definition as fileUploadWidget } from '../fileUpload/definition.ts';
import { definition as formCollapseWidget } from '../formCollapse/definition.ts';
import { definition as formGridWidget } from '../formGrid/definition.ts';
import { definition as formGroupWidget } from '../formGroup/definition.ts';
import { definition as formStepsWidget } from '../formSteps/definition.ts';
import { definition as formTabsWidget } from '../formTabs/definition.ts';
import { definition as formulaWidget } from '../formula/definition.ts';
import { definition as htmlWidget } from '../html/definition.ts';
import { definition as iconPickerWidget } from '../iconPicker/definition.ts';
import { definition as iconViewWidget } from '../iconView/definition.ts';
import { definition as idNumberWidget } from '../idNumber/definition.ts';
import { definition as imageWidget } from '../image/definition.ts';
import { definition as imageUploadWidget } from '../imageUpload/definition.ts';
import { definition as inputWidget } from '../input/definition.ts';
import { definition as jsonEditorWidget } from '../jsonEditor/definition.ts';
import { definition as jsonViewWidget } from '../jsonView/definition.ts';
import { definition as keyValuesWidget } from '../keyValues/definition.ts';
import { definition as linkWidget } from '../link/definition.ts';
import { definition as mapPointWidget } from '../mapPoint/definition.ts';
import { definition as markdownWidget } from '../markdown/definition.ts';
import { definition as mentionsWidget } from '../mentions/definition.ts';
import { definition as moneyInputWidget } from '../moneyInput/definition.ts';
import { definition as moneyTextWidget } from '../moneyText/definition.ts';
import { definition as numberInputWidget } from '../numberInput/definition.ts';
import { definition as numberRangeWidget } from '../numberRange/definition.ts';
import { definition as numberTextWidget } from '../numberText/definition.ts';
import { definition as numberWithUnitWidget } from '../numberWithUnit/definition.ts';
import { definition as oneTimeCodeWidget } from '../oneTimeCode/definition.ts';
import { definition as passwordInputWidget } from '../passwordInput/definition.ts';
import { definition as percentWidget } from '../percent/definition.ts';
import { definition as phoneWidget } from '../phone/definition.ts';
import { definition as qrCodeWidget } from '../qrCode/definition.ts';
import { definition as radioGroupWidget } from '../radioGroup/definition.ts';
import { definition as rateWidget } from '../rate/definition.ts';
import { definition as recordPickerWidget } from '../recordPicker/definition.ts';
import { definition as relationSelectWidget } from '../relationSelect/definition.ts';
import { definition as richTextWidget } from '../richText/definition.ts';
import { definition as selectWidget } from '../select/definition.ts';
import { definition as signatureWidget } from '../signature/definition.ts';
import { definition as sliderInputWidget } from '../sliderInput/definition.ts';
import { definition as sliderRangeWidget } from '../sliderRange/definition.ts';
import { definition as switchWidget } from '../switch/definition.ts';
import { definition as tagInputWidget } from '../tagInput/definition.ts';
import { definition as textWidget } from '../text/definition.ts';
import { definition as textAreaWidget } from '../textArea/definition.ts';
import { definition as timePickerWidget } from '../timePicker/definition.ts';
import { definition as transferWidget } from '../transfer/definition.ts';
import { definition as treeSelectWidget } from '../treeSelect/definition.ts';
import { definition as valueRangeWidget } from '../valueRange/definition.ts';

export const definitions: readonly WidgetDefinition[] = [
  addressWidget,
  areaPickerWidget,
  arrayCardsWidget,
  arrayCollapseWidget,
  attachmentsWidget,
  autoCompleteWidget,
  avatarWidget,
  avatarUploadWidget,
  barcodeWidget,
  booleanTextWidget,
  captchaInputWidget,
  cascaderWidget,
  checkTreeWidget,
  checkboxWidget,
  checkboxGroupWidget,
  codeEditorWidget,
  colorWidget,
  copyTextWidget,
  cronInputWidget,
  cronTextWidget,
  datePickerWidget,
  dateRangeWidget,
  dateTextWidget,
  dateTimePickerWidget,
  dictTagWidget,
  fileUploadWidget,
  formCollapseWidget,
  formGridWidget,
  formGroupWidget,
  formStepsWidget,
  formTabsWidget,
  formulaWidget,
  htmlWidget,
  iconPickerWidget,
  iconViewWidget,
  idNumberWidget,
  imageWidget,
  imageUploadWidget,
  inputWidget,
  jsonEditorWidget,
  jsonViewWidget,
  keyValuesWidget,
  linkWidget,
  mapPointWidget,
  markdownWidget,
  mentionsWidget,
  moneyInputWidget,
  moneyTextWidget,
  numberInputWidget,
  numberRangeWidget,
  numberTextWidget,
  numberWithUnitWidget,
  oneTimeCodeWidget,
  passwordInputWidget,
  percentWidget,
  phoneWidget,
  qrCodeWidget,
  radioGroupWidget,
  rateWidget,
  recordPickerWidget,
  relationSelectWidget,
  richTextWidget,
  selectWidget,
  signatureWidget,
  sliderInputWidget,
  sliderRangeWidget,
  switchWidget,
  tagInputWidget,
  textWidget,
  textAreaWidget,
  timePickerWidget,
  transferWidget,
  treeSelectWidget,
  valueRangeWidget,
];
