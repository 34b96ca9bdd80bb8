import type { BitcoinBalance } from '../../../core/families/bitcoin/balance.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ReadBalance } from '../../balances/balance-ports.ts'
import type { BitcoinHoldings, ScannedHolding } from './holdings.ts'

export type BitcoinBalancePorts = Readonly<{
  holdings: Pick<BitcoinHoldings, 'look'>
  after: (milliseconds: number, call: () => void) => () => void
  changed: () => void
  nowSeconds: () => number
}>

const PATIENCE_MILLISECONDS = 1_000

const STILL_READING = failedFor({ code: 'BITCOIN_STILL_READ' })

const LATE_SECONDS = 5

export type BitcoinBalances = Readonly<{
  /** In satoshis. A slow first scan gives `BITCOIN_STILL_READ`, then `changed`. */
  balance: (index: number) => Promise<ReadBalance>
  /** Waits within the same limit, without `changed`. */
  looked: (index: number) => Promise<void>
}>

/** Makes the balances over the holdings. */
export function createBitcoinBalances(ports: BitcoinBalancePorts): BitcoinBalances {
  let late: Readonly<{ index: number; atSeconds: number; answer: ReadBalance }> | undefined

  return {
    balance: async (index) => {
      if (late?.index === index && Math.abs(ports.nowSeconds() - late.atSeconds) < LATE_SECONDS) return late.answer
      const looking = ports.holdings.look(index).then(balanceOf)
      const answer = await Promise.race([looking, tooLong(ports)])
      if (answer !== undefined) return answer
      looking.then(
        (found) => {
          late = { index, atSeconds: ports.nowSeconds(), answer: found }
          ports.changed()
        },
        () => undefined,
      )
      return STILL_READING
    },
    looked: async (index) => {
      await Promise.race([ports.holdings.look(index), tooLong(ports)])
    },
  }
}

function balanceOf(held: Answer<readonly ScannedHolding[]>): ReadBalance {
  if (!held.ok) return held
  const pending = sum(held.value, 'arrivingSats')
  const isPartial = held.value.some(({ found }) => !found.isWhole)
  return {
    ok: true,
    value: sum(held.value, 'availableSats'),
    ...(pending > 0n ? { pending } : {}),
    ...(isPartial ? { isPartial } : {}),
  }
}

function tooLong({ after }: BitcoinBalancePorts): Promise<undefined> {
  return new Promise((resolve) => void after(PATIENCE_MILLISECONDS, () => resolve(undefined)))
}

function sum(held: readonly ScannedHolding[], which: keyof BitcoinBalance): bigint {
  return held.reduce((total, { found }) => total + found.balance[which], 0n)
}
