/**
 * The rule that something is chosen. As a requirement, antd would mark the box with a wrong
 * attribute.
 */
export const chosen = (message: string) => ({
  validator: (_rule: unknown, value?: string) =>
    value ? Promise.resolve() : Promise.reject(new Error(message)),
});
