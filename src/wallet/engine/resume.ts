export type ResumePorts = Readonly<{
  inFlight: () => Promise<number>
  resume: () => Promise<void>
  /** Once made, it manages the alarm itself. */
  isMade: () => boolean
  alarm: Readonly<{ set: () => Promise<void>; clear: () => Promise<void> }>
}>

/** Resumes work at the background's start; sets an alarm on failure. */
export async function resumeWork({ inFlight, resume, isMade, alarm }: ResumePorts): Promise<void> {
  if ((await inFlight()) > 0) {
    try {
      await resume()
    } catch (error) {
      await alarm.set()
      throw error
    }
  } else if (!isMade()) await alarm.clear()
}
