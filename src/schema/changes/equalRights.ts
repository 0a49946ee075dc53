/** Work on what viewers see, done once for all viewers who see the same. */
import type { PageVocabulary } from '../compile/index.ts';
import type { Viewer } from '../compile/plan.ts';
import type { Holder } from '../protocol.ts';

type Question = 'hasPermission' | 'hasRole';

/** A right that was asked for, and whether the viewer has it. */
interface Asked {
  question: Question;
  name: string;
  answer: boolean;
}

/**
 * Whatever a compile reads of a viewer it asks of the rights of the vocabulary. So the work is done
 * anew only for a viewer to whom some right that was asked for in all work before is answered
 * otherwise.
 *
 * @param work must ask for the viewer's rights by the vocabulary that it is given, and nowhere else
 */
export function onceForEqualRights<T>(
  vocabulary: PageVocabulary,
  work: (viewer: Viewer, vocabulary: PageVocabulary) => T,
): (viewer: Viewer) => T {
  const { protocol } = vocabulary;
  const { rights } = protocol;
  const done: { asked: readonly Asked[]; result: T }[] = [];
  return (viewer) => {
    const known = done.find(({ asked }) =>
      asked.every(({ question, name, answer }) => rights[question](viewer, name) === answer),
    );
    if (known) return known.result;
    const asked = new Map<string, Asked>();
    const noting = (question: Question) => (holder: Holder, name: string) => {
      const answer = rights[question](holder, name);
      if (holder === viewer) asked.set(`${question} ${name}`, { question, name, answer });
      return answer;
    };
    const noted = {
      ...rights,
      hasPermission: noting('hasPermission'),
      hasRole: noting('hasRole'),
    };
    const result = work(viewer, { ...vocabulary, protocol: { ...protocol, rights: noted } });
    done.push({ asked: [...asked.values()], result });
    return result;
  };
}
