import { size } from '../size.ts'
import type { Subject } from './subject.ts'
import type { Counted, Terms } from './terms.ts'

/** Milliseconds, one value per transfer. */
export type Measured = Readonly<{
  sent: readonly number[]
  done: readonly number[]
  known: readonly number[]
  /** Includes the work before confirmation. */
  processor: readonly number[]
  /** From confirmation on. */
  requests: readonly number[]
  /** Includes requests since the quote. */
  requestsInAll: readonly number[]
}>

/** Warm-up transfers per subject. */
const NOT_COUNTED = size('CAUSEWAY_BENCH_NOT_COUNTED', { usual: 2, smallest: 0 })

/** Controls the mock; not counted or delayed as a request. */
export function mockAt(port: number) {
  const url = `http://127.0.0.1:${port}/control`
  return {
    set: async (terms: Terms): Promise<void> => {
      await fetch(`${url}/terms`, { method: 'POST', body: JSON.stringify(terms) })
    },
    counts: async () => (await (await fetch(`${url}/counts`)).json()) as Counted,
    /** Milliseconds by the machine's shared clock; null before the fill. */
    filledAt: async (requestId: string) => {
      const { filledAtMs } = (await (await fetch(`${url}/filled/${requestId}`)).json()) as { filledAtMs: number | null }
      return filledAtMs
    },
  }
}

/** Runs all subjects in turns, after warm-up. */
export async function inTurns<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
  { port, terms, rounds }: Readonly<{ port: number; terms: Terms; rounds: number }>,
): Promise<Readonly<Record<Name, Measured>>> {
  const mock = mockAt(port)
  await mock.set(terms)
  const names = Object.keys(subjects) as Name[]
  const all = Object.fromEntries(names.map((name) => [name, empty()])) as Record<Name, ReturnType<typeof empty>>
  for (let round = -NOT_COUNTED; round < rounds; round += 1) {
    for (const name of names) {
      const { attend, execute } = await subjects[name].prepare()
      await mock.counts()
      const processor = process.cpuUsage()
      await attend?.()
      const before = await mock.counts()
      const began = performance.now()
      const { sentMs, doneMs, knownMs } = await execute()
      const { user, system } = process.cpuUsage(processor)
      const { requests } = await mock.counts()
      if (round < 0) continue
      const measured = all[name]
      measured.sent.push(sentMs - began)
      measured.done.push(doneMs - began)
      measured.known.push(knownMs - began)
      measured.processor.push((user + system) / 1_000)
      measured.requests.push(requests)
      measured.requestsInAll.push(before.requests + requests)
    }
  }
  return all
}

function empty() {
  return {
    sent: [] as number[],
    done: [] as number[],
    known: [] as number[],
    processor: [] as number[],
    requests: [] as number[],
    requestsInAll: [] as number[],
  }
}

/**
 * Measures a subject's delay in noticing fills at random times, milliseconds.
 *
 * @param resources concurrent transfers
 */
export async function detection(
  subject: Subject,
  { port, transfers, resources }: Readonly<{ port: number; transfers: number; resources: number }>,
): Promise<readonly number[]> {
  const mock = mockAt(port)
  const late: number[] = []
  let left = transfers
  const resource = async () => {
    while (left > 0) {
      left -= 1
      const { requestId, execute } = await subject.prepare()
      const { knownMs } = await execute()
      const filledAtMs = await mock.filledAt(requestId)
      if (filledAtMs !== null) late.push(performance.timeOrigin + knownMs - filledAtMs)
    }
  }
  await Promise.all(Array.from({ length: resources }, resource))
  return late
}
