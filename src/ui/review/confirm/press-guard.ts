/** The window must be visible and focused for this long before a press counts. */
export const ATTENTION_MILLISECONDS = 1_000

/** `attentiveSince` is undefined while the window is hidden or unfocused. */
export type PressGuard = Readonly<{ plan: string; attentiveSince: number | undefined }>

export type Attention = Readonly<{ plan: string; isVisible: boolean; isFocused: boolean }>

/** `beganAt` is the time of pointerdown or keydown. */
export type Press = Readonly<{ isTrusted: boolean; beganAt: number | undefined; key: string | undefined }>

export const UNATTENDED: PressGuard = { plan: '', attentiveSince: undefined }

/** Another plan, or a moment out of sight or focus, starts the time anew. */
export function observeAttention(guard: PressGuard, attention: Attention, now: number): PressGuard {
  const { plan, isVisible, isFocused } = attention
  if (!isVisible || !isFocused) return { plan, attentiveSince: undefined }
  if (guard.plan !== plan || guard.attentiveSince === undefined) return { plan, attentiveSince: now }
  return guard
}

export function armedAt(guard: PressGuard): number | undefined {
  return guard.attentiveSince === undefined ? undefined : guard.attentiveSince + ATTENTION_MILLISECONDS
}

export function isArmed(guard: PressGuard, now: number): boolean {
  const at = armedAt(guard)
  return at !== undefined && now >= at
}

/** Counts a trusted press that began on an armed button. Enter never counts, since people press it without looking. */
export function acceptsPress(guard: PressGuard, press: Press, now: number): boolean {
  const at = armedAt(guard)
  if (at === undefined || now < at || !press.isTrusted || press.key === 'Enter') return false
  return press.beganAt === undefined || press.beganAt >= at
}
