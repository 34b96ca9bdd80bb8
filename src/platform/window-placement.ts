/** CSS pixels. Undefined for a minimised window. */
export type WindowBounds = Readonly<{
  left?: number | undefined
  top?: number | undefined
  width?: number | undefined
}>

/**
 * Places a small window at the top right of another; undefined where that one's bounds are missing.
 */
export function topRightOf(
  beside: WindowBounds | undefined,
  width: number,
): Readonly<{ left: number; top: number }> | undefined {
  if (beside?.left === undefined || beside.top === undefined || beside.width === undefined) return undefined
  return { left: Math.max(0, Math.round(beside.left + beside.width - width)), top: Math.max(0, Math.round(beside.top)) }
}
