import { changeFields } from '../../fields.ts';
import type { JsonObject, Rule } from '../../rule.ts';

/** What each of the former members took a field out of, when it said so. */
const former: Readonly<Record<string, { when: boolean; leaves: readonly string[] }>> = {
  readOnly: { when: true, leaves: ['create', 'edit'] },
  fixed: { when: true, leaves: ['edit'] },
  writeOnly: { when: true, leaves: ['list', 'view'] },
  hidden: { when: true, leaves: ['list', 'view', 'create', 'edit'] },
  inList: { when: false, leaves: ['list'] },
};

function modesOf(field: JsonObject): string[] {
  const left = Object.entries(former).flatMap(([name, { when, leaves }]) =>
    field[name] === when ? leaves : [],
  );
  return ['list', 'view', 'create', 'edit'].filter((mode) => !left.includes(mode));
}

/** Five members that said where a field takes part are one list. */
export const modes: Rule = {
  name: 'modes',
  spellings: Object.fromEntries(Object.keys(former).map((name) => [name, 'modes'])),
  apply: (model) =>
    changeFields(model, (field) => {
      const names = Object.keys(former).filter((name) => typeof field[name] === 'boolean');
      if (names.length === 0) return field;
      const rest = Object.fromEntries(
        Object.entries(field).filter(([name]) => !names.includes(name)),
      );
      const modes = modesOf(field);
      return modes.length === 4 ? rest : { ...rest, modes };
    }),
};
