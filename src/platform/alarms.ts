import { browser } from './browser.ts'

/** The shortest period of a packed extension. */
export const LEAST_MINUTES = 0.5

/**
 * Sets a periodic alarm that also wakes a dead background. An existing one keeps its schedule: frequent starts must not
 * postpone it.
 *
 * @param minutes raised to 0.5 if less
 */
export async function setPeriodicAlarm(name: string, minutes: number): Promise<void> {
  const periodInMinutes = Math.max(LEAST_MINUTES, minutes)
  const known = await browser.alarms.get(name)
  if (known?.periodInMinutes === periodInMinutes) return
  browser.alarms.create(name, { delayInMinutes: periodInMinutes, periodInMinutes })
}

/** Stops an alarm. */
export async function clearAlarm(name: string): Promise<void> {
  await browser.alarms.clear(name)
}

/** Register it synchronously. */
export function onAlarm(listener: (name: string) => void): () => void {
  const heard = (alarm: Readonly<{ name: string }>) => listener(alarm.name)
  browser.alarms.onAlarm.addListener(heard)
  return () => browser.alarms.onAlarm.removeListener(heard)
}
