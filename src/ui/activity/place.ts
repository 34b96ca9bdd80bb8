/** Where one stands in its list. */
export type Place = Readonly<{ id: string; approvedAtSeconds: number }>

/** Newest first, and those of one second by their ids, as the background has them. */
export function newerFirst(a: Place, b: Place): number {
  return b.approvedAtSeconds - a.approvedAtSeconds || (a.id < b.id ? 1 : -1)
}
