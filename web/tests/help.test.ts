import { levelOf } from '$/texts/names';
import { describe, expect, test } from 'vitest';
import { entryOf, finds, GOODS_RULES, ICONS, MARKS, RULES, TOPICS } from '$/features/rules/topics';
import { ICON_OF } from '$/features/rules/help';

describe('the rules help', () => {
  test('is searched by all the words, without accents and capitals', () => {
    expect(finds('citta VESCOVO', 'La città', 'del vescovo')).toBe(true);
    expect(finds('citta papa', 'La città', 'del vescovo')).toBe(false);
    expect(finds('  ', 'anything')).toBe(true);
  });
  test('knows the marks on cards by what they mean', () => {
    expect(entryOf(['number', '/'])).toBe('each');
    expect(entryOf(['number', '|'])).toBe('or');
    expect(entryOf(['number', '≤12'])).toBe('most');
    expect(entryOf(['number', '>5'])).toBe('more');
    expect(entryOf(['number', '=1.'])).toBe('level');
    expect(entryOf(['value', 'n'])).toBe('value');
    expect(entryOf(['icon', 'return'])).toBe('undo');
    for (const plain of ['3', '+2', '−1']) expect(entryOf(['number', plain])).toBe('');
    for (const name of Object.keys(MARKS)) expect(ICONS.map(([icon]) => icon)).toContain(name);
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
