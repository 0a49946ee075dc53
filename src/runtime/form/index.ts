/** Forms: in a container of their own, as a block of a page, or their fields alone. Loaded with the first form. */
export { FormContainer } from './FormContainer.tsx';
export { createFormModel } from './model/createFormModel.ts';
export type { FormModel } from './model/formModel.ts';
export { FormView } from './view/FormView.tsx';
