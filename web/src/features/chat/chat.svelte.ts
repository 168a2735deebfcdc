/** The chat of a table. */

import { keepNewest, store, readStored } from '$/app/storage';
import { person } from '$/app/person.svelte';
import type { ChatLine } from '$/net/connection';
import type { Table } from '$/table/table.svelte';

/** What this browser stores for each table. */
interface Stored {
  read: number;
  /** Names of muted people. */
  muted: string[];
  silent: boolean;
}

const KEY = 'magnifico.chat.';
const MOST_TABLES = 50;

export class Chat {
  all = $state.raw<ChatLine[]>([]);
  /** The latest message, if the chat isn't visible. */
  toast = $state.raw<ChatLine>();
  private stored = $state.raw<Stored>();
  /** Messages from before you joined don't count as unread. */
  joined = false;
  private looking = 0;

  constructor(private readonly table: Table) {}

  private get key(): string {
    return `${KEY}${this.table.info?.id ?? ''}`;
  }

  private get memory(): Stored {
    if (this.stored) return this.stored;
    const found = (readStored(this.key) ?? {}) as Partial<Stored>;
    return { read: found.read ?? 0, muted: found.muted ?? [], silent: found.silent ?? false };
  }

  private keep(changes: Partial<Stored>): void {
    this.stored = { ...this.memory, ...changes };
    keepNewest(KEY, MOST_TABLES, this.key);
    store(this.key, this.stored);
  }

  /** Everybody who has written, except you. */
  speakers = $derived.by(() => [
    ...new Set(this.all.filter((line) => !this.isOwn(line)).map((line) => line.name)),
  ]);
  silent = $derived.by(() => this.memory.silent);
  muted = $derived.by(() => this.memory.muted);
  /** Messages that aren't muted. */
  lines = $derived.by(() => this.all.filter((line) => this.isOwn(line) || this.isHeard(line)));
  unread = $derived.by(
    () => this.lines.filter((line) => line.id > this.memory.read && !this.isOwn(line)).length,
  );

  isOwn(line: ChatLine): boolean {
    if (line.seat === null) return line.name === person.me?.name;
    return !!this.table.info?.seats[line.seat]?.mine;
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
    const known = new Set(this.all.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    this.all = [...this.all, ...fresh];
    if (this.looking) this.markRead();
    else if (this.joined)
      this.toast = fresh.findLast((line) => !this.isOwn(line) && this.isHeard(line)) ?? this.toast;
  }

  /** Call when the chat becomes visible; the result marks it as hidden again. */
  look(): () => void {
    this.looking++;
    this.toast = undefined;
    this.markRead();
    return () => void this.looking--;
  }

  private markRead(): void {
    const last = this.all.at(-1)?.id ?? 0;
    if (last > this.memory.read) this.keep({ read: last });
  }

  async say(text: string): Promise<void> {
    try {
      await this.table.connection.say(text);
    } catch (error) {
      this.table.actions.fail(error);
    }
  }
}
