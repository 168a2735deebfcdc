/** Who looks at the table, and what they say. */

import type { ChatLine } from '$/net/connection';
import type { Table } from './table.svelte';

export class Room {
  chat = $state.raw<ChatLine[]>([]);
  /** Seats whose players look at the table. */
  here = $state.raw<number[]>([]);
  spectators = $state(0);

  constructor(private readonly table: Table) {}

  hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))];
  }

  count(seats: number[], spectators: number): void {
    this.here = seats;
    this.spectators = spectators;
  }

  async say(text: string): Promise<void> {
    try {
      await this.table.connection.say(text);
    } catch (error) {
      this.table.acts.fail(error);
    }
  }
}
