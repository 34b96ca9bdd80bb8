import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count } from '../../count.ts'
import { broken } from '../invariants.ts'
import { isOver } from '../sim/lives.ts'
import { newWorld } from '../sim/world.ts'
import { act, calm, carryOut } from './acts.ts'
import { WORLDS } from './worlds.ts'

/** The environment can repeat a failure by its seed. */
const RUNS = count('CAUSEWAY_RUNS', { usual: 1_000, deep: 10_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 5)

export function modelRuns(names: readonly (keyof typeof WORLDS)[]): void {
  const runs = Math.ceil(RUNS / Object.keys(WORLDS).length)
  describe('whatever goes wrong in whatever order, no guarantee is broken and all comes to an end', () => {
    it.each(names)(
      `in ${runs} runs of %s`,
      async (name) => {
        const flows = WORLDS[name]?.() ?? []
        await fc.assert(
          fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
            const world = newWorld(flows)
            for (const each of acts) await carryOut(world, each)
            await calm(world)
            expect(broken(world)).toEqual([])
            expect(isOver(world)).toBe(true)
          }),
          { numRuns: runs, seed: SEED },
        )
      },
      1_200_000,
    )
  })
}
