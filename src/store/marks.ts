import * as v from 'valibot'
import type { ItemState } from '../core/execution.ts'
import type { Signed } from '../core/sign/signed.ts'
import { attemptsOf } from '../core/step.ts'
import { createLock } from '../lib/lock.ts'
import { whole } from './schema.ts'

/** That bytes of a step were about to be broadcast, and how many saves its record had then. */
export type Mark = Readonly<{ id: string; seq: number; index: number; hash: string }>

/** One text apart from the database. */
export type MarkPlace = Readonly<{ read: () => Promise<unknown>; write: (text: string) => Promise<void> }>

/**
 * Marks of transfers and bundles under way, in a storage apart from the database. A row with fewer saves than its mark is older than
 * something that was broadcast.
 */
export type Marks = Readonly<{
  list: () => Promise<readonly Mark[]>
  /**
   * Resolves once it is written; must come before the broadcast.
   *
   * @param hashes everything that was broadcast for the record; nothing is written where that is the same as before
   */
  put: (mark: Mark, hashes: readonly string[]) => Promise<void>
  drop: (id: string) => Promise<void>
}>

const text = v.string()
const mark = v.object({ id: text, seq: whole, index: whole, hash: text })

/** Makes the marks over their place. Marks that cannot be read are none: the second copies still say how old a row is. */
export function createMarks(place: MarkPlace): Marks {
  const inTurn = createLock()
  // What was broadcast for each transfer when its mark was written, as far as this background knows.
  const written = new Map<string, string>()
  let known: ReadonlyMap<string, Mark> | undefined

  async function read(): Promise<ReadonlyMap<string, Mark>> {
    known ??= new Map(marksIn(await place.read()).map((each) => [each.id, each]))
    return known
  }

  async function change(after: ReadonlyMap<string, Mark>): Promise<void> {
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

function marksIn(stored: unknown): readonly Mark[] {
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

/** Marks what of a record was broadcast or is about to be; nothing where that is nothing. */
export async function markBroadcast({ id, seq, items }: Marked, marks: Marks | undefined): Promise<void> {
  const broadcast = items.map((state) => broadcastOf(state).map(({ hash }) => hash))
  const last = broadcast.findLastIndex((hashes) => hashes.length > 0)
  const [hash] = broadcast[last] ?? []
  if (marks && hash) await marks.put({ id, seq, index: last, hash }, broadcast.flat())
}

// The newest first.
function broadcastOf(state: ItemState): readonly Signed[] {
  return state.phase === 'signed' ? state.earlier : attemptsOf(state)
}
