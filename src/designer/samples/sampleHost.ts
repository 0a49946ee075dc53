import type { Http, RuntimeHost } from '../../runtime/host.ts';
import type { Answer } from '../../schema/protocol.ts';
import { sampleAnswers, type SampleAnswer } from './answers.ts';
import type { SampleProject } from './rows.ts';

/**
 * The application with sample records in the place of those of the server: whatever reads records
 * of a model gets them. Other requests go on.
 *
 * @param names models whose records are made up, by default all
 */
export function sampleHost(
  host: RuntimeHost,
  project: SampleProject,
  names?: readonly string[],
): RuntimeHost {
  const { protocol } = host;
  const samples = sampleAnswers(project, protocol, names);
  const known = new WeakMap<Answer, SampleAnswer>();
  const http: Http = {
    request(options) {
      const make = (options.method ?? 'GET') === 'GET' ? samples.get(options.url) : undefined;
      if (!make) return host.http.request(options);
      const answer: Answer = {};
      known.set(answer, make());
      return Promise.resolve(answer);
    },
    download: (...asked) => host.http.download(...asked),
  };
  const { answers } = protocol;
  return {
    ...host,
    http,
    protocol: {
      ...protocol,
      answers: {
        ...answers,
        result: (answer) => {
          const made = known.get(answer);
          return made ? made.result : answers.result(answer);
        },
        sums: (answer) => known.get(answer)?.sums ?? answers.sums(answer),
      },
    },
  };
}
