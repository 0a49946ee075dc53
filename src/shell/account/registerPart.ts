/** In a file of its own, so that who signs in does not get the list of what registering needs. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const Register = lazyPart(async () => (await import('./Register.tsx')).Register);
