export { earnedOn } from '../sheet/plan/earned.js';
