/** Who looks at the table, and what they say. */

import type { ChatLine, Thinking } from '$/net/connection';
import type { Table } from './table.svelte';

export class Room {
  chat = $state.raw<ChatLine[]>([]);
  /** Seats whose players look at the table. */
  here = $state.raw<number[]>([]);
  spectators = $state(0);
  /** The computer opponent that waits to be served, and how many decisions come first. */
  thinking = $state.raw<Thinking | null>(null);

  constructor(private readonly table: Table) {}

  hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))];
  }

  count(seats: number[], spectators: number, thinking: Thinking | null): void {
    this.here = seats;
    this.spectators = spectators;
    this.thinking = thinking;
  }

  async say(text: string): Promise<void> {
    try {
      await this.table.connection.say(text);
    } catch (error) {
      this.table.acts.fail(error);
    }
  }
}
