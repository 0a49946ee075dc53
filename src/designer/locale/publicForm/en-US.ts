/** What is said of forms that anybody fills in, in English. */
import type { publicFormZhCN } from './zh-CN.ts';

export const publicFormEnUS: typeof publicFormZhCN = {
  button: 'Public link',
  title: 'A link to fill in the form',
  hint:
    'Whoever has the link fills in the form without signing in. ' +
    'It has the form as it is now; later changes need another link.',
  form: 'Form',
  name: 'Title',
  opensAt: 'Opens',
  closesAt: 'Closes',
  days: 'Open on',
  dayChoices: { 0: 'Every day', 1: 'Monday to Friday', 2: 'Saturday and Sunday' },
  hours: 'Hours of the day (GMT+8)',
  hoursHint: 'An end before the begin is of the next day, as from 22:00 to 06:00',
  sameHours: 'Begin and end must differ',
  allDay: 'All day',
  answerLimit: 'Most answers',
  atOnce: 'At once',
  never: 'Never',
  anyNumber: 'Any number',
  captcha: 'With a captcha',
  single: 'One a person, known by the browser',
  make: 'Make the link',
  made: 'The link is made. Answers and settings are under “Public forms”.',
  copy: 'Copy the link',
  copyFailed: 'It could not be copied. Select the link and copy it',
};
