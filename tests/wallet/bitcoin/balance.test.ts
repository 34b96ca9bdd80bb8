import { describe, expect, it } from 'vitest'
import { type BitcoinBalancePorts, balanceSoon } from '../../../src/wallet/bitcoin/balance.ts'
import type { Held } from '../../../src/wallet/bitcoin/holdings.ts'
import type { Answer } from '../../../src/wallet/node-port.ts'

const held = [{ found: { balance: { availableSats: 7n } } }, { found: { balance: { availableSats: 5n } } }]

/** Ports whose clock and explorer stand still until they are told to go on. */
function standing() {
  let changes = 0
  let ring = () => {}
  let answer = (_answer: Answer<readonly Held[]>) => {}
  const looking = new Promise<Answer<readonly Held[]>>((resolve) => {
    answer = resolve
  })
  const ports: BitcoinBalancePorts = {
    holdings: { look: () => looking },
    after: (_milliseconds, call) => {
      ring = call
      return () => undefined
    },
    changed: () => {
      changes += 1
    },
  }
  return {
    ports,
    ring: () => ring(),
    answer: (value: Answer<readonly Held[]>) => answer(value),
    changes: () => changes,
  }
}

describe('the balance on Bitcoin', () => {
  it('is the sum of both accounts', async () => {
    const { ports, answer, changes } = standing()
    answer({ ok: true, value: held as unknown as readonly Held[] })
    expect(await balanceSoon(0, ports)).toEqual({ ok: true, value: 12n })
    expect(changes()).toBe(0)
  })

  it('lets the others not wait while addresses are looked through, and is told when it is known', async () => {
    const { ports, ring, answer, changes } = standing()
    const asked = balanceSoon(0, ports)
    ring()
    expect(await asked).toMatchObject({ ok: false, message: /still being looked through/ })
    expect(changes()).toBe(0)
    answer({ ok: true, value: [] })
    await new Promise((resolve) => setTimeout(resolve))
    expect(changes()).toBe(1)
  })

  it('is not known where the explorer does not answer', async () => {
    const { ports, answer } = standing()
    answer({ ok: false, message: 'nobody there' })
    expect(await balanceSoon(0, ports)).toEqual({ ok: false, message: 'nobody there' })
  })
})
