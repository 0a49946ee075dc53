/** Name that createBy and updateBy give to the server itself. */
export const SERVER_NAME = 'system';
