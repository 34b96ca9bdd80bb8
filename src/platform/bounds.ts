/** Where a window stands, CSS pixels. A minimised window has no useful place. */
export type Bounds = Readonly<{
  left?: number | undefined
  top?: number | undefined
  width?: number | undefined
}>

/**
 * The place of a small window at the top right of another one; undefined when that one says too little.
 *
 * @param width of the small window, CSS pixels
 */
export function topRightOf(
  beside: Bounds | undefined,
  width: number,
): Readonly<{ left: number; top: number }> | undefined {
  if (beside?.left === undefined || beside.top === undefined || beside.width === undefined) return undefined
  return { left: Math.max(0, Math.round(beside.left + beside.width - width)), top: Math.max(0, Math.round(beside.top)) }
}
