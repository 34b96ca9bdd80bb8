export type Place = Readonly<{ id: string; approvedAtSeconds: number }>

/** Newest first; ids order the same second, as in the background. */
export function newerFirst(a: Place, b: Place): number {
  return b.approvedAtSeconds - a.approvedAtSeconds || (a.id < b.id ? 1 : -1)
}
