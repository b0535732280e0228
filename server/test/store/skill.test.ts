import { describe, expect, it } from 'vitest';
import { type Skill, skillsAfter, UNKNOWN } from '../../src/store/operations/skill.js';

const skill = (mu: number, sigma: number): Skill => ({ mu, sigma });
const STRONG = skill(31.5, 2.5);
const WEAK = skill(18.25, 4);

/**
 * What openskill 5.0.1, which rated games here before, made of these games: ratings that were kept then go on as if
 * nothing had happened.
 */
const RATED: readonly (readonly [readonly Skill[], readonly number[], readonly (readonly [number, number])[]])[] = [
  [[UNKNOWN, UNKNOWN], [1, 2], [[27.635389493140497, 8.06590141354368], [22.364610506859503, 8.06590141354368]]],
  [[UNKNOWN, UNKNOWN], [1, 1], [[25, 8.06590141354368], [25, 8.06590141354368]]],
  [[UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 3], [[25.717262170187357, 8.058224222802378], [27.869048680749426, 8.205243377397993], [21.413689149063217, 8.058224222802378]]],
  [[UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 2, 4], [[27.795252672501135, 8.263571791259416], [24.689416369722096, 8.17961798837266], [24.689416369722096, 8.17961798837266], [22.825914588054673, 8.17961798837266]]],
  [[STRONG, WEAK, UNKNOWN], [3, 1, 2], [[30.897303053763036, 2.495911191733948], [19.353695162305016, 3.9902163490398737], [26.901125038467104, 7.687573994913636]]],
  [[STRONG, WEAK, UNKNOWN, skill(40, 1.5)], [1, 1, 1, 1], [[31.49687691968376, 2.499601434641366], [18.4491724864976, 3.9957951055814593], [25.520520656725015, 8.181801417160132], [39.95612840893378, 1.5020082087222444]]],
  [[skill(-3, 0.5), skill(60, 8)], [1, 2], [[-2.9742201404881747, 0.5068968181350185], [53.578027969716366, 7.996747739825969]]],
]; // biome-ignore format: a row a game

describe('what a game says about those who played it', () => {
  it.each(RATED)('%j, ranks %j', (before, ranks, expected) => {
    skillsAfter(before, ranks).forEach(({ mu, sigma }, i) => {
      expect(mu).toBeCloseTo(expected[i][0], 10);
      expect(sigma).toBeCloseTo(expected[i][1], 10);
    });
  });

  it('does not depend on who sits where, or on the numbers of the ranks', () => {
    const [strong, weak, unknown] = skillsAfter([STRONG, WEAK, UNKNOWN], [1, 2, 2]);
    const [b, c, a] = skillsAfter([WEAK, UNKNOWN, STRONG], [7, 7, 3]);
    for (const [one, other] of [
      [strong, a],
      [weak, b],
      [unknown, c],
    ]) {
      expect(one.mu).toBeCloseTo(other.mu, 10);
      expect(one.sigma).toBeCloseTo(other.sigma, 10);
    }
  });
});
