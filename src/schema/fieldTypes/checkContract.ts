/**
 * What the checker knows of one type of fields beyond its definition: `check.ts` in its folder,
 * which most do not need. It stands apart from the definition because forms and tables never read
 * it.
 */
import type { ProjectIndex } from '../check/projectIndex.ts';
import type { Report } from '../check/report.ts';
import type { Field, Model } from '../generated/types.gen.ts';

/** A field of the type, in its model. */
export interface CheckedField {
  name: string;
  field: Field;
  model: Model;
  projectIndex: ProjectIndex;
}

export interface FieldTypeCheck {
  /** Members that only fields of this type may have. */
  members?: readonly (keyof Field)[];
  /** Reports what is wrong with a field of the type, at places from `fields/{name}` on. */
  check?(checked: CheckedField, report: Report): void;
}
