export type ActivityPosition = Readonly<{ id: string; approvedAtSeconds: number }>

/** Newest first; ids order the same second, as in the background. */
export function newerFirst(a: ActivityPosition, b: ActivityPosition): number {
  return b.approvedAtSeconds - a.approvedAtSeconds || (a.id < b.id ? 1 : -1)
}
