import fc from 'fast-check'
import type { Honest } from '../../honest/case.ts'
import { at } from '../../honest/json.ts'
import { KINDS } from '../../honest/routes.ts'

/** How many draws are searched for plain and extended answers. */
const DRAWN = 100
const DRAWN_FIRST = 12

const isPlain = ({ input }: Honest) => !input.calls && !input.topupGasUsd && !input.sponsorship
const isRich = ({ input }: Honest) =>
  input.slippageBasisPoints !== undefined && (input.calls !== undefined || input.sponsorship !== undefined)

/** One-asset kinds, so a loss shows without a price. */
const OF_ONE_ASSET = ['deposit-native', 'deposit-approve']

function isOfOneAsset({ input, quote }: Honest): boolean {
  const symbol = (side: string) => at(quote, ['details', side, 'currency', 'symbol'])
  return (
    input.tradeType === 'EXACT_INPUT' && input.leastOut === undefined && symbol('currencyIn') === symbol('currencyOut')
  )
}

export function lieBases(seed: number): readonly (readonly [string, Honest])[] {
  return Object.entries(KINDS).flatMap(([kind, answers]) => {
    const isOfDevnet = (honest: Honest) => honest.profile.name === 'devnet' && isPlain(honest)
    const wishes = [isOfDevnet, isRich, ...(OF_ONE_ASSET.includes(kind) ? [isOfOneAsset] : [])]
    const few = fc.sample(answers, { seed, numRuns: DRAWN_FIRST })
    // The longer list starts with the shorter one, and usually suffices.
    const isEnough = wishes.every((wish) => few.some(wish))
    const drawn = isEnough ? few : fc.sample(answers, { seed, numRuns: DRAWN })
    const [ofDevnet, ...others] = wishes.map((wish) => drawn.find(wish))
    return [ofDevnet ?? drawn.find(isPlain), ...others].flatMap((honest) => (honest ? [[kind, honest] as const] : []))
  })
}
