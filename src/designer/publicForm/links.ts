/** Links under which anybody fills in a form (docs/decisions/public-forms.md). */
import type { FormSchema } from '../../schema/generated/types.gen.ts';

/** What is said of a new link. */
export interface NewLink {
  title: string;
  form: FormSchema;
  /** yyyy-MM-dd HH:mm:ss */
  opensAt?: string;
  closesAt?: string;
  /** Of each open day, HH:mm:ss; absent: all day. */
  hours?: { begin: string; end: string };
  /** 0 every day, 1 Monday to Friday, 2 Saturday and Sunday. */
  days: string;
  answerLimit?: number;
  captcha: boolean;
  single: boolean;
}

export interface FormLinks {
  /** Makes a link, and gives its whole address. Rejects with what the server says against it. */
  make(link: NewLink): Promise<string>;
}
