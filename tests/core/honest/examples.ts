import fc from 'fast-check'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Honest } from './case.ts'
import { KINDS } from './routes.ts'

const SEED = 4
/** How many draws the examples come from. */
const DRAWN = 60

/** Optional wishes, each with an example. */
const WISHES: Readonly<Record<string, (honest: Honest) => boolean>> = {
  'exact-output': ({ input }) => input.tradeType === 'EXACT_OUTPUT',
  'expected-output': ({ input }) => input.tradeType === 'EXPECTED_OUTPUT',
  sponsored: ({ input }) => input.sponsorship !== undefined,
  calls: ({ input }) => input.calls !== undefined,
  'gas-top-up': ({ input }) => input.topupGasUsd !== undefined,
}

/** One full, deterministic example per kind and wish, in the devnet's profile. */
export function examples(): readonly (readonly [string, Honest])[] {
  const drawn = Object.entries(KINDS).map(([kind, answers]) => {
    const ofDevnet = fc.sample(answers, { seed: SEED, numRuns: DRAWN }).filter(({ profile }) => profile === devnet)
    return [kind, ofDevnet] as const
  })
  const isPlain = (honest: Honest) => !Object.values(WISHES).some((isWished) => isWished(honest))
  const plain = drawn.flatMap(([kind, all]) =>
    [all.find(isPlain) ?? all[0] ?? []].flat().map((each) => [kind, each] as const),
  )
  const wished = Object.entries(WISHES).flatMap(([wish, isWished]) => {
    const [kind, all] = drawn.find(([, answers]) => answers.some(isWished)) ?? ['', []]
    return all
      .filter(isWished)
      .slice(0, 1)
      .map((each) => [`${kind}-${wish}`, each] as const)
  })
  return [...plain, ...wished]
}
