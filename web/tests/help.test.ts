import { levelOf } from '$/texts/names';
import { describe, expect, test } from 'vitest';
import { finds, GOODS_RULES, ICONS, RULES, TOPICS } from '$/features/rules/topics';
import { ICON_OF } from '$/features/rules/help';

describe('the rules help', () => {
  test('is searched by all the words, without accents and capitals', () => {
    expect(finds('citta VESCOVO', 'La città', 'del vescovo')).toBe(true);
    expect(finds('citta papa', 'La città', 'del vescovo')).toBe(false);
    expect(finds('  ', 'anything')).toBe(true);
  });
  test('has an entry for every icon and every topic of the table', () => {
    for (const [, , topic] of ICONS) expect(TOPICS).toContain(topic);
    for (const topic of Object.keys(ICON_OF)) expect(TOPICS).toContain(topic);
    expect(new Set(TOPICS).size).toBe(RULES.length + GOODS_RULES.length);
  });
});

test('the playouts of a bot are no part of its level', () => {
  expect(levelOf('magnifico@16')).toBe('magnifico');
});
