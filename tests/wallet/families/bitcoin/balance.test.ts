import { describe, expect, it } from 'vitest'
import { type Answer, failedSaying } from '../../../../src/core/reason/reason.ts'
import { type BitcoinBalancePorts, createBitcoinBalances } from '../../../../src/wallet/families/bitcoin/balance.ts'
import type { ScannedHolding } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import { only } from '../../../made.ts'

const held = [
  { found: { balance: { availableSats: 7n, arrivingSats: 3n }, isWhole: true } },
  { found: { balance: { availableSats: 5n, arrivingSats: 1n }, isWhole: true } },
]

/** The clock and the explorer pause until the test releases them. */
function standing() {
  let changes = 0
  let nowSeconds = 1_000
  let looks = 0
  let ring = () => {}
  let answer = (_answer: Answer<readonly ScannedHolding[]>) => {}
  const looking = new Promise<Answer<readonly ScannedHolding[]>>((resolve) => {
    answer = resolve
  })
  const ports: BitcoinBalancePorts = {
    holdings: {
      look: () => {
        looks += 1
        return looking
      },
    },
    after: (_milliseconds, call) => {
      ring = call
      return () => undefined
    },
    changed: () => {
      changes += 1
    },
    nowSeconds: () => nowSeconds,
  }
  return {
    ports,
    ring: () => ring(),
    answer: (value: Answer<readonly ScannedHolding[]>) => answer(value),
    changes: () => changes,
    looks: () => looks,
    later: (seconds: number) => {
      nowSeconds += seconds
    },
  }
}

describe('the balance on Bitcoin', () => {
  it('is the sum of both accounts, and what is on its way beside it', async () => {
    const { ports, answer, changes } = standing()
    answer({ ok: true, value: only<readonly ScannedHolding[]>(held) })
    expect(await createBitcoinBalances(ports).balance(0)).toEqual({ ok: true, value: 12n, pending: 4n })
    expect(changes()).toBe(0)
  })

  it('lets the others not wait while addresses are looked through, and is told when it is known', async () => {
    const { ports, ring, answer, changes } = standing()
    const asked = createBitcoinBalances(ports).balance(0)
    ring()
    expect(await asked).toMatchObject({ ok: false, reason: { code: 'BITCOIN_STILL_READ' } })
    expect(changes()).toBe(0)
    answer({ ok: true, value: [] })
    await new Promise((resolve) => setTimeout(resolve))
    expect(changes()).toBe(1)
  })

  it('is not known where the explorer does not answer', async () => {
    const { ports, answer } = standing()
    answer(failedSaying('nobody there'))
    expect(await createBitcoinBalances(ports).balance(0)).toEqual(failedSaying('nobody there'))
  })

  it('asks a slow explorer that fails not again and again: whoever is told of it gets the failure', async () => {
    const { ports, ring, answer, changes, looks, later } = standing()
    const balances = createBitcoinBalances(ports)
    const asked = balances.balance(0)
    ring()
    await asked
    answer(failedSaying('nobody there'))
    await new Promise((resolve) => setTimeout(resolve))
    for (let page = 0; page < 3; page += 1) {
      expect(await balances.balance(0)).toEqual(failedSaying('nobody there'))
    }
    expect([changes(), looks()]).toEqual([1, 1])
    later(5)
    await balances.balance(0)
    expect([changes(), looks()]).toEqual([1, 2])
  })

  it('is waited for by others without anybody being told', async () => {
    const { ports, ring, answer, changes } = standing()
    const waiting = createBitcoinBalances(ports).looked(0)
    ring()
    await waiting
    answer({ ok: true, value: [] })
    await new Promise((resolve) => setTimeout(resolve))
    expect(changes()).toBe(0)
  })
})
