import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('table');

export function shareTable(table: Table): void {
  setContext(KEY, table);
}

/** The table the component belongs to, or none: signs of players also stand in lists. */
export function findTable(): Table | undefined {
  return getContext<Table | undefined>(KEY);
}

/** The table the component belongs to. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
