/** The alarm that brings a killed background back while something is in flight. */
export const TRACKER_ALARM = 'tracker'

/** The alarm that looks whether the time without the user is up. */
export const LOCK_ALARM = 'auto-lock'
