import { browser } from './browser.ts'

/** The shortest period that a packed extension is given, minutes. */
export const LEAST_MINUTES = 0.5

/**
 * Sees to it that an alarm goes off regularly, also when the background is dead by then. One that is set already keeps
 * its pace, so that a background that starts often does not put it off for ever.
 *
 * @param minutes at least 0.5; less is raised to it
 */
export async function every(name: string, minutes: number): Promise<void> {
  const periodInMinutes = Math.max(LEAST_MINUTES, minutes)
  const known = await browser.alarms.get(name)
  if (known?.periodInMinutes === periodInMinutes) return
  browser.alarms.create(name, { delayInMinutes: periodInMinutes, periodInMinutes })
}

/** Stops an alarm; nothing happens when there is none. */
export async function clear(name: string): Promise<void> {
  await browser.alarms.clear(name)
}

/** Calls `listener` with the name of each alarm that goes off. Register it synchronously. @returns its own stop */
export function onAlarm(listener: (name: string) => void): () => void {
  const heard = (alarm: Readonly<{ name: string }>) => listener(alarm.name)
  browser.alarms.onAlarm.addListener(heard)
  return () => browser.alarms.onAlarm.removeListener(heard)
}
