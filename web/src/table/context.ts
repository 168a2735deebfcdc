import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('table');

export function shareTable(table: Table): void {
  setContext(KEY, table);
}

/** The table of the component, if any: player signs also appear in lists. */
export function findTable(): Table | undefined {
  return getContext<Table | undefined>(KEY);
}

/** The table of the component. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
