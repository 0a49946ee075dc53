/** A form by itself as a page, which is what the designer edits. */
import { projectOf, type Project } from '../document/project.ts';
import type { JsonObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { phonePattern } from '../../schema/record/phone.ts';
import type { Protocol } from '../../schema/protocol.ts';
import { designerTexts } from '../locale/index.ts';

/** Where the form stands in its page. */
export const formPlace: Path = ['forms', 'form'];

/** The page of a form. */
export const pageWith = (
  form: FormSchema,
  { id, title }: { id: string; title: string },
): JsonObject => ({
  version: 2,
  id,
  title,
  body: [{ type: 'form', form: 'form' }],
  forms: { form },
});

/** The form of the page. */
export const formOf = (document: unknown): FormSchema => valueAt(document, formPlace) as FormSchema;

/** What forms by themselves may name: nothing of a server. */
export const emptyProject = (protocol: Protocol): Project =>
  projectOf(
    {
      models: {},
      pages: [],
      dicts: {},
      permissions: [],
      complete: { dicts: false, permissions: false },
    },
    protocol,
    [],
  );

/** What the board shows at the first visit. */
export function firstForm(): FormSchema {
  const { mobile, badMobile } = designerTexts().forms.samples.survey;
  return {
    labels: 'left',
    fields: [
      {
        name: 'mobile',
        label: mobile,
        widget: 'Input',
        required: true,
        maxLength: 11,
        // As the classic notation has it, which knows no formats.
        pattern: phonePattern,
        messages: { pattern: badMobile },
      },
    ],
  };
}
