import { getContext, setContext } from 'svelte';
import type { Table } from './table/table.svelte';

const KEY = Symbol('table');

export function shareTable(table: Table): void {
  setContext(KEY, table);
}

/** The table the component belongs to. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
