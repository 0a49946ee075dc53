/**
 * The parts that the address decides on: the frame of the application, the account pages and those
 * outside the frame.
 */
import { lazyPart } from '../parts/lazyPart.tsx';

export const Frame = lazyPart(async () => (await import('./layout/Frame.tsx')).default);

export const AccountLayout = lazyPart(
  async () => (await import('./account/AccountLayout.tsx')).AccountLayout,
);
export const SignIn = lazyPart(async () => (await import('./account/SignIn.tsx')).SignIn);
export const Register = lazyPart(async () => (await import('./account/registerPart.ts')).Register);
export const OpenLayout = lazyPart(async () => (await import('./openPages/parts.ts')).OpenLayout);
export const FormDesigner = lazyPart(
  async () => (await import('./openPages/parts.ts')).FormDesigner,
);
export const Fill = lazyPart(async () => (await import('./openPages/parts.ts')).Fill);
export const Parser = lazyPart(async () => (await import('./openPages/parts.ts')).Parser);
