import type { ControlFacts } from '../../../schema/publicForm/answerFields.ts';
import { widgetCatalogue } from '../../../widgets/catalogue.ts';
import { areaName } from './areas.ts';

const answers = new Map(widgetCatalogue.map((widget) => [widget.name, widget.answers]));

/** What the definitions of widgets say of answers to public forms. */
export const controls: ControlFacts = {
  answersOf: (component) => answers.get(component),
  divisionName: areaName,
};
