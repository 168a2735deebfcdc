import { afterEach, describe, expect, it, vi } from 'vitest';
import { about, offered, toolOffered } from '$/app/about.svelte';

vi.mock('$/net/api', () => ({ api: {}, ask: () => undefined })); // what it imports needs a browser

const ALL = ['chat', 'hints', 'notes', 'plans'];
const offers = (features: string[]) => ({ features }) as typeof about.offers;

afterEach(() => (about.offers = undefined));

describe('features of a server', () => {
  it('are offered until it has said which are on', () => {
    expect(ALL.every(offered)).toBe(true);
  });

  it('are offered only if they are on', () => {
    about.offers = offers(['chat']);
    expect(ALL.filter(offered)).toEqual(['chat']);
  });

  it('bring their tools, and a tool of two features is there for either', () => {
    const tools = ['log', 'chat', 'plan'];
    about.offers = offers([]);
    expect(tools.filter(toolOffered)).toEqual(['log']);
    about.offers = offers(['notes']);
    expect(tools.filter(toolOffered)).toEqual(['log', 'plan']);
  });
});
