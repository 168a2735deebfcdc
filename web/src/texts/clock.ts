import { t } from './fluent.svelte';

/** A time left in the roughness that fits it. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return t('clock-days', { count: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return t('clock-hours', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
