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
export const Register = lazyPart(async () =>
  (await import('./account/registerPart.ts')).loadRegister(),
);

const openParts = () => import('./openPages/parts.ts');
export const OpenLayout = lazyPart(async () => (await openParts()).loadLayout());
export const FormDesigner = lazyPart(async () => (await openParts()).loadForm());
export const Parser = lazyPart(async () => (await openParts()).loadParser());
