import * as setup from '../../../shell/setup/start-table.js';
import { MAKER } from './maker.js';

export const playNow = (): Promise<boolean> => setup.playNow(MAKER);
