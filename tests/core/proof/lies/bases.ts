import fc from 'fast-check'
import type { Honest } from '../../honest/case.ts'
import { at } from '../../honest/json.ts'
import { KINDS } from '../../honest/routes.ts'

/** So many of a kind are looked through for one that wishes something, and one that does not. */
const DRAWN = 100

const isPlain = ({ input }: Honest) => !input.calls && !input.topupGasUsd && !input.sponsorship
const isRich = ({ input }: Honest) =>
  input.slippageBasisPoints !== undefined && (input.calls !== undefined || input.sponsorship !== undefined)

/** Kinds that can cross with one asset, so that what is lost on the way shows without a price. */
const OF_ONE_ASSET = ['deposit-native', 'deposit-approve']

function isOfOneAsset({ input, quote }: Honest): boolean {
  const symbol = (side: string) => at(quote, ['details', side, 'currency', 'symbol'])
  return (
    input.tradeType === 'EXACT_INPUT' && input.leastOut === undefined && symbol('currencyIn') === symbol('currencyOut')
  )
}

/** The honest answers that lies are told of: of each kind a plain one, and one with wishes where the kind takes any. */
export function lieBases(seed: number): readonly (readonly [string, Honest])[] {
  return Object.entries(KINDS).flatMap(([kind, answers]) => {
    const drawn = fc.sample(answers, { seed, numRuns: DRAWN })
    const ofDevnet = drawn.filter(({ profile }) => profile.name === 'devnet')
    const chosen = [ofDevnet.find(isPlain) ?? drawn.find(isPlain), drawn.find(isRich)]
    if (OF_ONE_ASSET.includes(kind)) chosen.push(drawn.find(isOfOneAsset))
    return chosen.flatMap((honest) => (honest ? [[kind, honest] as const] : []))
  })
}
