/**
 * Lists of rows, with all that edits them: few forms have one, so their code comes when it is
 * drawn.
 */
import { lazyPart } from '../../../parts/lazyPart.tsx';
import './form.css';

export const ListField = lazyPart(async () => (await import('../rows/RowsField.tsx')).RowsField, {
  waiting: <div className="pl-field-waiting" />,
});
