/** Who looks at the table, and what they say. */

import { forgetAllBut, keep, readKept } from '$/app/storage';
import { person } from '$/app/person.svelte';
import type { ChatLine, Thinking } from '$/net/connection';
import type { Table } from '$/table/table.svelte';

/** What this browser remembers of the talk at a table. */
interface Kept {
  read: number;
  /** Names that are not heard. */
  muted: string[];
  silent: boolean;
}

const PLACE = 'magnifico.chat.';
const MOST_TABLES = 50;

export class Room {
  chat = $state.raw<ChatLine[]>([]);
  /** Seats whose players look at the table. */
  here = $state.raw<number[]>([]);
  spectators = $state(0);
  /** The computer opponent that waits to be served, and how many decisions come first. */
  thinking = $state.raw<Thinking | null>(null);
  /** The line that has just come, while the chat is not in sight. */
  toast = $state.raw<ChatLine>();
  private kept = $state.raw<Kept>();
  /** What was said before one came is no news. */
  private settled = false;
  private looking = 0;

  constructor(private readonly table: Table) {}

  private get place(): string {
    return `${PLACE}${this.table.shown?.id ?? ''}`;
  }

  private get memory(): Kept {
    if (this.kept) return this.kept;
    const found = (readKept(this.place) ?? {}) as Partial<Kept>;
    return { read: found.read ?? 0, muted: found.muted ?? [], silent: found.silent ?? false };
  }

  private keep(changes: Partial<Kept>): void {
    this.kept = { ...this.memory, ...changes };
    forgetAllBut(PLACE, MOST_TABLES, this.place);
    keep(this.place, this.kept);
  }

  /** Everybody who has said something, except oneself. */
  speakers = $derived.by(() => [
    ...new Set(this.chat.filter((line) => !this.isOwn(line)).map((line) => line.name)),
  ]);
  silent = $derived.by(() => this.memory.silent);
  muted = $derived.by(() => this.memory.muted);
  /** What the person wants to read. */
  lines = $derived.by(() => this.chat.filter((line) => this.isOwn(line) || this.isHeard(line)));
  unread = $derived.by(
    () => this.lines.filter((line) => line.id > this.memory.read && !this.isOwn(line)).length,
  );

  isOwn(line: ChatLine): boolean {
    if (line.seat === null) return line.name === person.me?.name;
    return !!this.table.shown?.seats[line.seat]?.mine;
  }

  private isHeard(line: ChatLine): boolean {
    return !this.memory.silent && !this.memory.muted.includes(line.name);
  }

  mute(name: string, on: boolean): void {
    const others = this.memory.muted.filter((one) => one !== name);
    this.keep({ muted: on ? [...others, name] : others });
  }

  muteAll(on: boolean): void {
    this.keep({ silent: on });
    this.toast = undefined;
  }

  hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    this.chat = [...this.chat, ...fresh];
    if (this.looking) this.markRead();
    else if (this.settled)
      this.toast = fresh.findLast((line) => !this.isOwn(line) && this.isHeard(line)) ?? this.toast;
  }

  /** The chat is in sight, until what is returned is called. */
  look(): () => void {
    this.looking++;
    this.toast = undefined;
    this.markRead();
    return () => void this.looking--;
  }

  private markRead(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last > this.memory.read) this.keep({ read: last });
  }

  count(seats: number[], spectators: number, thinking: Thinking | null): void {
    this.settled = true;
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
