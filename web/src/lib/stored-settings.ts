/** Which settings follow an account: not the name one plays under, nor what a browser has to allow. */

const LOCAL_ONLY = ['name', 'notify'];

export function syncedSettings(settings: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !LOCAL_ONLY.includes(key)));
}

/** What an account has stored for the page, if anything; values that are no settings are left out. */
export function storedSettings(stored: unknown): Record<string, unknown> | undefined {
  const page =
    typeof stored === 'object' && stored !== null ? (stored as { page?: unknown }).page : undefined;
  if (typeof page !== 'object' || page === null) return undefined;
  return syncedSettings(page);
}

/** Of what was stored, everything that is of the kind this page knows. */
export function knownSettings<T extends object>(known: T, stored: Record<string, unknown>): Partial<T> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) => key in known && typeof value === typeof known[key as keyof T],
    ),
  ) as Partial<T>;
}
