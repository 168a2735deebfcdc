/** Questions about one's account: sessions, passwords, one's data, the links of one's seats. */

import { ask, type Person } from '$/net/api';
import type { components } from '$/net/schema';

type Schemas = components['schemas'];
export type Session = Schemas['SessionShown'];
export type SeatLink = Required<Schemas['SeatLink']>;

export const account = {
  sessions: () => ask<{ sessions: Session[] }>('/me/sessions'),
  endSession: (id: string) => ask<void>(`/me/sessions/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  endOthers: () => ask<void>('/me/sessions', undefined, 'DELETE'),
  changePassword: (old: string, fresh: string) => ask<Person>('/me/password', { old, new: fresh }),
  askReset: (email: string) => ask<{ status: string }>('/password-reset', { email }),
  useReset: (token: string, password: string) => ask<Person>('/password-reset/use', { token, password }),
  data: () => ask<unknown>('/me/data'),
  deleteMe: (password: string) => ask<void>('/me/delete', password ? { password } : { confirm: true }),
  openSeat: (secret: string) => ask<SeatLink>(`/seat-links/${secret}`, {}),
  renewLink: (table: string, seat: number) =>
    ask<Schemas['RenewedLink']>(`/tables/${table}/seats/${seat}/link`, {}),
};
