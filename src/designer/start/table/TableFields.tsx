import type { InferredTable } from '../../../schema/infer/inferTable.ts';
import { designerTexts } from '../../locale/index.ts';
import { typeTitle } from '../../made/typeChoices.ts';

interface Props {
  table: InferredTable;
  /** Whether there is more of the table than was looked through. */
  isBeginning: boolean;
}

/** What was inferred of each column. */
export function TableFields({ table: { columns, rows }, isBeginning }: Props) {
  const texts = designerTexts().start.table;
  return (
    <div className="pl-start-fields">
      <p>{(isBeginning ? texts.foundAtStart : texts.found)(columns.length, rows)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.limits}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label, name, field }) => (
            <tr key={name}>
              <td>{label}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>{typeTitle(field.type)}</td>
              <td>
                {[
                  field.required && texts.required,
                  field.format && texts.formats[field.format],
                  (field.dict && texts.dict(field.dict)) ??
                    field.options?.map((option) => option.label).join(texts.comma) ??
                    (field.maxLength && texts.length(field.maxLength)),
                  field.scale && texts.scale(field.scale),
                ]
                  .filter(Boolean)
                  .join(texts.semicolon)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
