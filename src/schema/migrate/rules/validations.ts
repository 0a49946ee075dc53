/** A check that several pages wrote out has a name: what the installation asks of new passwords. */
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

const codeOf = (value: unknown): unknown => (isObject(value) ? value.$expr : undefined);

export const validations: Rule = {
  name: 'validations',
  apply: (page) =>
    changeObjects(page, (value) => {
      const { assert, message, ...rest } = value;
      const name = value.name ?? value.field;
      const problem = `passwordProblem(values.${String(name)}, user.newPasswordRule)`;
      return codeOf(assert) === `isEmpty(${problem})` && codeOf(message) === problem
        ? { ...rest, validate: 'newPassword' }
        : value;
    }) as JsonObject,
};
