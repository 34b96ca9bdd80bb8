import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Subject } from '../judge.ts'
import { drawSuite } from './suite.ts'

/** Judges the mutants that it is given, one after the other, and tells what killed each; undefined where it lives. */
const { module, numbers, seed }: { module: string; numbers: readonly number[]; seed: number } = workerData
const suite = drawSuite(seed)

async function killed(number: number): Promise<string | undefined> {
  Object.assign(globalThis, { causewayMutant: number })
  try {
    // A new copy each time, so that constants of the module are those of the mutant.
    const { subject }: { subject: Subject } = await import(`${pathToFileURL(module).href}?mutant=${number}`)
    return suite(subject)
  } catch (cause) {
    return `threw ${cause instanceof Error ? cause.message.slice(0, 80) : cause}`
  }
}

const unchanged = await killed(0)
if (unchanged !== undefined) throw new Error(`the proof without a mutant fails its own tests: ${unchanged}`)
parentPort?.postMessage({ ready: true })
for (const number of numbers) parentPort?.postMessage({ number, by: await killed(number) })
