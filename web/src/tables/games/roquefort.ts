export { roquefort as game, roquefortOpposition as opposition } from '@castellan/roquefort';
