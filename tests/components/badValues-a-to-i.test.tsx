/** Values that no widget expects, drawn by the widgets from A to I. */
import { testBadValues } from './badValues.tsx';

testBadValues((name) => name < 'J');
