/** How long the window must have been seen and focused, without a break, before a yes counts. */
export const ATTENTION_MILLISECONDS = 1_000

/** Since when somebody can have been reading this very plan; undefined while the window is hidden or not focused. */
export type Guard = Readonly<{ plan: string; attentiveSince: number | undefined }>

/** What the page is like at a moment: which plan it shows, and whether it is visible and focused. */
export type Attention = Readonly<{ plan: string; isVisible: boolean; isFocused: boolean }>

/** A press of the confirm button. `beganAt` is when the pointer or the key went down. */
export type Press = Readonly<{ isTrusted: boolean; beganAt: number | undefined; key: string | undefined }>

/** The guard before anything was seen. */
export const UNSEEN: Guard = { plan: '', attentiveSince: undefined }

/** Follows the page: attention begins anew with another plan, and after every moment out of sight or focus. */
export function observe(guard: Guard, attention: Attention, now: number): Guard {
  const { plan, isVisible, isFocused } = attention
  if (!isVisible || !isFocused) return { plan, attentiveSince: undefined }
  if (guard.plan !== plan || guard.attentiveSince === undefined) return { plan, attentiveSince: now }
  return guard
}

/** When the button comes alive, or undefined while no time is running. */
export function armedAt(guard: Guard): number | undefined {
  return guard.attentiveSince === undefined ? undefined : guard.attentiveSince + ATTENTION_MILLISECONDS
}

export function isArmed(guard: Guard, now: number): boolean {
  const at = armedAt(guard)
  return at !== undefined && now >= at
}

/**
 * Whether a press is a yes: made by a person, by a button that was alive when the press began, and not by Enter,
 * which people hit without looking.
 */
export function accepts(guard: Guard, press: Press, now: number): boolean {
  const at = armedAt(guard)
  if (at === undefined || now < at || !press.isTrusted || press.key === 'Enter') return false
  return press.beganAt === undefined || press.beganAt >= at
}
