export type TakeUpPorts = Readonly<{
  /** How many crossings and bundles are under way. */
  inFlight: () => Promise<number>
  /** Makes whatever carries them out, and lets it go on. */
  carryOn: () => Promise<void>
  /** Whether that was made already, or is being made: then it sees to the alarm itself. */
  isMade: () => boolean
  /** The alarm that wakes the background again. */
  alarm: Readonly<{ set: () => Promise<void>; clear: () => Promise<void> }>
}>

/**
 * Takes up what is under way when the background begins. Where that fails, an alarm tries it again, whatever becomes of
 * this background; where nothing is under way, what a killed background has left of the alarm is cleared.
 *
 * @throws what `carryOn` throws, with the alarm set
 */
export async function takeUp({ inFlight, carryOn, isMade, alarm }: TakeUpPorts): Promise<void> {
  if ((await inFlight()) > 0) {
    try {
      await carryOn()
    } catch (error) {
      await alarm.set()
      throw error
    }
  } else if (!isMade()) await alarm.clear()
}
