// Generated from schemas/meta by scripts/generate.mjs. Change those files, then run `npm run generate`.
export interface ValidatorError {
  keyword: string;
  /** JSON pointer into the value. */
  instancePath: string;
  params: Record<string, unknown>;
  /** Set when the fault is in a member's name. */
  propertyName?: string;
}
export interface Validator {
  (value: unknown): boolean;
  /** Faults of the last call; null when there were none. */
  errors: ValidatorError[] | null;
}
export const validateAction: Validator;
export const validateDefaults: Validator;
export const validateFormSchema: Validator;
export const validateLocale: Validator;
export const validateModel: Validator;
export const validatePage: Validator;
export const validateStep: Validator;
