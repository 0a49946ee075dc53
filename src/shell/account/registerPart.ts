/** In a file of its own, so that who signs in does not get the list of what registering needs. */
export const loadRegister = async () => (await import('./Register.tsx')).Register;
