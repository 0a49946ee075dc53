import type { ControlFacts } from '../../../schema/publicForm/answerFields.ts';

/** Controls that people without a session cannot use, and what others store. */
export const controls: ControlFacts = {
  asking: [
    'Attachments',
    'AvatarUpload',
    'FileUpload',
    'ImageUpload',
    'IconPicker',
    'MapPoint',
    'RecordPicker',
    'RelationSelect',
    'RichText',
    'Signature',
  ],
  types: { DatePicker: 'date', DateTimePicker: 'datetime' },
};
