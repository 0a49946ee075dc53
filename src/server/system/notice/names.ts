/** Group of the routes in the description of the API. */
export const TAG = '通知公告';
/** Permission to see the list of notices. */
export const LIST = 'system:notice:list';
