import { type Follow, notePush, startFollow } from './follow.ts'

export type FollowedRecords = Readonly<{
  all: () => readonly Follow[]
  has: (id: string) => boolean
  of: (id: string) => Follow
  /** Listens to a request's pushes, instead of those before. */
  listenTo: (each: Follow, requestId: string | undefined) => void
  drop: (each: Follow) => void
}>

/**
 * Makes the records in flight, with their pushes.
 *
 * @param listen returns a stop function
 * @param pushed a look may be due
 */
export function createFollowedRecords(
  listen: (requestId: string, heard: () => void) => () => void,
  pushed: () => void,
): FollowedRecords {
  const followed = new Map<string, Follow>()

  function of(id: string): Follow {
    const known = followed.get(id)
    if (known) return known
    const fresh = startFollow(id)
    followed.set(id, fresh)
    return fresh
  }

  function push(id: string): void {
    if (notePush(of(id))) pushed()
  }

  return {
    all: () => [...followed.values()],
    has: (id) => followed.has(id),
    of,
    listenTo: (each, requestId) => {
      each.asksService = requestId !== undefined
      if (requestId === each.listensTo) return
      each.stopListening?.()
      each.listensTo = requestId
      each.stopListening = requestId === undefined ? undefined : listen(requestId, () => push(each.id))
    },
    drop: (each) => {
      each.stopListening?.()
      followed.delete(each.id)
    },
  }
}
