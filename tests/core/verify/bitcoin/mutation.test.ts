import { describe, expect, it } from 'vitest'
import { count } from '../../../count.ts'
import { type BitcoinCase, honestBitcoin, withPsbtText } from '../../honest/bitcoin-case.ts'
import { psbtHex } from '../../honest/raw-psbt.ts'
import { judge } from '../../proof/judge.ts'
import { bitcoinItem, holdsTheUsersProperty } from './opinion.ts'

/** Masks flip bits; the seed draws samples. */
const MASKS = [0x01, 0x80, 0x7e] as const
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 4)
const SAMPLES = count('CAUSEWAY_PSBT_SAMPLES', { usual: 40, deep: 400 })

type Outcome = 'refused' | 'same plan' | 'other fee, and said so'

/**
 * Only the change amount is the service's choice. Within fee bounds it's accepted with a warning, and the user's
 * property must hold.
 */
function outcomeOf(made: BitcoinCase, text: string, planHash: string | undefined): Outcome {
  const { verdict, proven, codes } = judge(withPsbtText(made, text))
  if (verdict !== 'accept') return 'refused'
  if (proven.planHash === planHash) return 'same plan'
  expect(codes, text).toContain('F24')
  holdsTheUsersProperty(bitcoinItem(proven), made)
  return 'other fee, and said so'
}

function flipped(text: string, at: number, mask: number): string {
  const byte = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16) ^ mask
  return `${text.slice(0, 2 * at)}${byte.toString(16).padStart(2, '0')}${text.slice(2 * at + 2)}`
}

function tally(outcomes: readonly Outcome[]): Readonly<Record<Outcome, number>> {
  const count = (word: Outcome) => outcomes.filter((each) => each === word).length
  return {
    refused: count('refused'),
    'same plan': count('same plan'),
    'other fee, and said so': count('other fee, and said so'),
  }
}

/** Each byte gets one mask, or all in a deep run. */
const MASKS_A_BYTE = count('CAUSEWAY_PSBT_MASKS', { usual: 1, deep: MASKS.length })

/** Each other byte is refused. The sequence and the lock time are ours; the amount is that of the change. */
const KEPT = {
  1: { same: [235, 236, 237], otherFee: [204, 205] },
  128: { same: [235, 236], otherFee: [204] },
  126: { same: [235, 236], otherFee: [204, 205] },
} as const
const BYTES = 829

describe('a PSBT with one byte changed', () => {
  const made = honestBitcoin({ values: [3_000_000n, 3_000_000n], terms: { isSigned: false } })
  const text = psbtHex(made.raw)
  const { planHash } = judge(made).proven ?? {}

  it.each([...MASKS.entries()])(
    'is refused, or gives the same plan (mask %i: %i)',
    { timeout: 300_000 },
    (turn, mask) => {
      const isDue = (at: number) => (at + turn) % MASKS.length < MASKS_A_BYTE
      expect(text.length / 2).toBe(BYTES)
      const bytes = Array.from({ length: BYTES }, (_, at) => at).filter(isDue)
      const outcomes = bytes.map((at) => [at, outcomeOf(made, flipped(text, at, mask), planHash)] as const)
      const at = (word: Outcome) => outcomes.flatMap(([place, outcome]) => (outcome === word ? [place] : []))
      const kept = KEPT[mask]
      expect(at('same plan')).toEqual(kept.same.filter(isDue))
      expect(at('other fee, and said so')).toEqual(kept.otherFee.filter(isDue))
    },
  )

  it(`is refused, or gives the same plan, in ${SAMPLES} places of 25 Taproot coins`, { timeout: 600_000 }, () => {
    const values = Array.from({ length: 25 }, () => 100_000n)
    const large = honestBitcoin({ kind: 'p2tr', values, terms: { isSigned: false } })
    const whole = psbtHex(large.raw)
    const plan = judge(large).proven?.planHash
    const next = random(SEED)
    const outcomes = Array.from({ length: SAMPLES }, () =>
      outcomeOf(large, flipped(whole, next() % (whole.length / 2), 1 + (next() % 255)), plan),
    )
    const counted = tally(outcomes)
    process.stderr.write(`25 coins, seed ${SEED}: ${JSON.stringify(counted)}\n`)
    expect(counted.refused).toBeGreaterThan(SAMPLES * 0.95)
  })

  it('is refused with any byte left out or put in', { timeout: 300_000 }, () => {
    for (let at = 0; at < text.length / 2; at += 1) {
      const [before, after] = [text.slice(0, 2 * at), text.slice(2 * at)]
      expect(outcomeOf(made, before + after.slice(2), planHash), `without byte ${at}`).toBe('refused')
      expect(outcomeOf(made, `${before}00${after}`, planHash), `with a byte more at ${at}`).toBe('refused')
    }
  })
})

function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
