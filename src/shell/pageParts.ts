/** The parts that the address decides on: the frame of the application and the account pages. */
import { lazyPart } from '../parts/lazyPart.tsx';

export const Frame = lazyPart(async () => (await import('./layout/Frame.tsx')).default);

export const AccountLayout = lazyPart(
  async () => (await import('./account/AccountLayout.tsx')).AccountLayout,
);
export const SignIn = lazyPart(async () => (await import('./account/SignIn.tsx')).SignIn);
export const Register = lazyPart(async () => (await import('./account/Register.tsx')).Register);
