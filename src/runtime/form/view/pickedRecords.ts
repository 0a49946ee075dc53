/** Lists in which records are picked: few forms have them. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const RecordList = lazyPart(async () => (await import('./RecordList.tsx')).RecordList);
