/** The page in which a public form is filled in. */
import type { FormItem, FormSchema, Page } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';

/** A form as the server gives it to everybody. */
export interface GivenForm {
  title: string;
  form: FormSchema;
  /** Whether a captcha is asked. */
  captcha: boolean;
}

/** Name of the captcha among the values. */
const captchaField = 'captchaOfForm';

/** Names of the values of a form, wherever they stand in its layout. */
function namesIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(namesIn);
  if (!isObject(items)) return [];
  if ('type' in items) return [...namesIn(items.fields), ...namesIn(items.items)];
  if ('fields' in items) return namesIn(items.fields);
  return typeof items.name === 'string' && items.sent !== false ? [items.name] : [];
}

/** @param url where the form is read, and its answers are sent */
export function fillingPage(
  { title, form, captcha }: GivenForm,
  url: string,
  words: { submit: string; captcha: string },
): Page {
  const picture: FormItem = {
    name: captchaField,
    label: words.captcha,
    widget: 'CaptchaInput',
    props: { first: { $expr: 'sources.captcha' }, url: `${url}/captcha` },
    required: true,
  };
  const values = Object.fromEntries(
    namesIn(form.fields).map((name) => [name, { $expr: `values.${name}` }]),
  );
  const proof = {
    code: { $expr: `values.${captchaField}.code` },
    uuid: { $expr: `values.${captchaField}.uuid` },
  };
  return {
    version: 2,
    id: 'fill',
    title,
    ...(captcha && { sources: { captcha: { url: `${url}/captcha` } } }),
    body: [{ type: 'form', form: 'form', frame: 'bare', submitLabel: form.ok ?? words.submit }],
    forms: {
      form: {
        ...form,
        submit: { create: { method: 'POST', url, body: { values, ...(captcha && proof) } } },
        success: '',
        fields: captcha ? [...form.fields, picture] : form.fields,
        ...(captcha && { onError: [{ type: 'reload' as const, source: 'captcha' }] }),
      },
    },
  };
}
