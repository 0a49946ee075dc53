/** The parts that show the first page, fetched ahead while the server is asked. */
import { lazyPart } from '../parts/lazyPart.tsx';

export const Frame = lazyPart(async () => (await import('./layout/Frame.tsx')).default);
export const SchemaPage = lazyPart(async () => (await import('./panes/SchemaPage.tsx')).default);

export const AccountLayout = lazyPart(
  async () => (await import('./account/AccountLayout.tsx')).AccountLayout,
);
export const SignIn = lazyPart(async () => (await import('./account/SignIn.tsx')).SignIn);
export const Register = lazyPart(async () => (await import('./account/Register.tsx')).Register);
