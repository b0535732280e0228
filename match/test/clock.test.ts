import { describe, expect, it } from 'vitest';
import { Clock } from '../src/index.js';

describe('clocks', () => {
  const live = () => new Clock({ kind: 'live', bank: 60_000, increment: 5_000 }, 2);

  it('run for whoever may act, and add to the bank when a turn is done', () => {
    const clock = live();
    clock.turnOf([0], 1_000);
    expect(clock.state(11_000)).toEqual({ left: [50_000, 60_000], running: [0], at: 11_000 });
    clock.turnOf([0], 12_000); // one action of several
    clock.turnOf([1], 21_000);
    expect(clock.state(21_000)?.left).toEqual([45_000, 60_000]);
  });

  it('run for several at once, and each stops by itself', () => {
    const clock = live();
    clock.turnOf([0, 1], 0);
    clock.turnOf([1], 10_000);
    clock.turnOf([], 30_000);
    expect(clock.state(90_000)).toEqual({ left: [55_000, 35_000], running: [], at: 90_000 });
  });

  it('know who runs out first, and never run below nothing', () => {
    const clock = live();
    clock.turnOf([1], 500);
    expect(clock.outAt()).toEqual({ seat: 1, at: 60_500 });
    expect(clock.state(100_000)?.left).toEqual([60_000, 0]);
    clock.turnOf([0], 100_000);
    expect(clock.state(100_000)?.left).toEqual([60_000, 5_000]);
  });

  it('stop for a pause, and what passes then is nobody’s', () => {
    const clock = live();
    clock.turnOf([0], 0);
    clock.stop(10_000);
    expect(clock.outAt()).toBeNull();
    expect(clock.state(40_000)).toEqual({ left: [50_000, 60_000], running: [], at: 40_000 });
    clock.goOn(50_000);
    expect(clock.state(51_000)?.left).toEqual([49_000, 60_000]);
  });

  it('give every turn the same where a turn may take days', () => {
    const clock = new Clock({ kind: 'days', turn: 1_000 }, 2);
    clock.turnOf([0], 0);
    clock.turnOf([0], 600);
    expect(clock.outAt()).toEqual({ seat: 0, at: 1_000 });
    clock.turnOf([1], 900);
    clock.turnOf([0], 1_000);
    expect(clock.state(1_000)?.left).toEqual([1_000, 900]);
  });

  it('are not there where time does not count', () => {
    const clock = new Clock({ kind: 'none' }, 2);
    clock.turnOf([0], 0);
    expect(clock.state(5)).toBeNull();
    expect(clock.outAt()).toBeNull();
  });
});
