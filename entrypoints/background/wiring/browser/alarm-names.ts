/** Wakes a killed background while a transfer is in flight. */
export const TRACKER_ALARM = 'tracker'

/** Checks whether the user has been away too long. */
export const LOCK_ALARM = 'auto-lock'
