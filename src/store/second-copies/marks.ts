import * as v from 'valibot'
import type { ItemState } from '../../core/execution/execution.ts'
import { attemptsOf } from '../../core/execution/steps/step.ts'
import type { Signed } from '../../core/sign/signed.ts'
import { createLock } from '../../lib/lock.ts'
import { whole } from '../database/field-schemas.ts'

/** A mark precedes a broadcast; `seq` is its record's count of saves. */
export type BroadcastMark = Readonly<{ id: string; seq: number; index: number; hash: string }>

export type MarkStorage = Readonly<{ read: () => Promise<unknown>; write: (text: string) => Promise<void> }>

/** Marks are outside the database. A row with fewer saves than its mark predates a broadcast. */
export type BroadcastMarks = Readonly<{
  list: () => Promise<readonly BroadcastMark[]>
  /** Must resolve before the broadcast. Skips the write when `hashes`, everything broadcast so far, is unchanged. */
  put: (mark: BroadcastMark, hashes: readonly string[]) => Promise<void>
  drop: (id: string) => Promise<void>
}>

const text = v.string()
const mark = v.object({ id: text, seq: whole, index: whole, hash: text })

/** Unreadable marks count as none: second copies still show a row's age. */
export function createMarks(place: MarkStorage): BroadcastMarks {
  const inTurn = createLock()
  const written = new Map<string, string>()
  let known: ReadonlyMap<string, BroadcastMark> | undefined

  async function read(): Promise<ReadonlyMap<string, BroadcastMark>> {
    known ??= new Map(marksIn(await place.read()).map((each) => [each.id, each]))
    return known
  }

  async function change(after: ReadonlyMap<string, BroadcastMark>): Promise<void> {
    await place.write(JSON.stringify([...after.values()]))
    known = after
  }

  return {
    list: async () => [...(await read()).values()],
    put: (made, hashes) =>
      inTurn(async () => {
        if (written.get(made.id) === hashes.join()) return
        await change(new Map([...(await read()), [made.id, made]]))
        written.set(made.id, hashes.join())
      }),
    drop: (id) =>
      inTurn(async () => {
        const before = await read()
        written.delete(id)
        if (before.has(id)) await change(new Map([...before].filter(([other]) => other !== id)))
      }),
  }
}

function marksIn(stored: unknown): readonly BroadcastMark[] {
  try {
    const listed: unknown = JSON.parse(String(stored))
    if (!Array.isArray(listed)) return []
    return listed.flatMap((each) => {
      const parsed = v.safeParse(mark, each)
      return parsed.success ? [parsed.output] : []
    })
  } catch {
    return []
  }
}

type Marked = Readonly<{ id: string; seq: number; items: readonly ItemState[] }>

/** Marks a record's broadcast bytes, if any. */
export async function markBroadcast({ id, seq, items }: Marked, marks: BroadcastMarks | undefined): Promise<void> {
  const broadcast = items.map((state) => broadcastOf(state).map(({ hash }) => hash))
  const last = broadcast.findLastIndex((hashes) => hashes.length > 0)
  const [hash] = broadcast[last] ?? []
  if (marks && hash) await marks.put({ id, seq, index: last, hash }, broadcast.flat())
}

// Sorts newest first.
function broadcastOf(state: ItemState): readonly Signed[] {
  return state.phase === 'signed' ? state.earlier : attemptsOf(state)
}
