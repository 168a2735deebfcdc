/** Which settings are synced: not the name, nor what each browser has to permit itself. */

const LOCAL_ONLY = ['name', 'notify'];

export function syncedSettings(settings: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !LOCAL_ONLY.includes(key)));
}

/** The settings that an account has stored for this page. */
export function storedSettings(stored: unknown): Record<string, unknown> | undefined {
  const page =
    typeof stored === 'object' && stored !== null ? (stored as { page?: unknown }).page : undefined;
  if (typeof page !== 'object' || page === null) return undefined;
  return syncedSettings(page);
}

/** Only known settings with values of the right type. */
export function knownSettings<T extends object>(known: T, stored: Record<string, unknown>): Partial<T> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) => key in known && typeof value === typeof known[key as keyof T],
    ),
  ) as Partial<T>;
}
