import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Item } from '../../../src/core/execution/item.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import {
  type AddressDepositPorts,
  readAddressDeposit,
  withPaidBefore,
} from '../../../src/wallet/deposit-address/address-deposit.ts'
import { ethInput } from '../../core/honest.ts'
import { only } from '../../made.ts'

const BITCOIN = 8_253_038
const statistics = {
  confirmed: { fundedSats: 70_000n, spentSats: 70_000n },
  waiting: { fundedSats: 5_000n, spentSats: 0n },
  transactions: 3,
  payments: 2,
}
const ports: AddressDepositPorts = {
  profile: devnet,
  statistics: async () => ({ ok: true, value: statistics }),
  balance: async () => ({ ok: true, value: 12n }),
}

const address = (chainId: number): Item => ({
  kind: 'depositAddress',
  chainId,
  address: 'somewhere',
  currency: devnet.chains.find(({ id }) => id === chainId)?.native.address ?? '',
  amount: 75_000n,
  isProven: false,
})

describe('what stands at a deposit address', () => {
  it('is on Bitcoin all that was ever paid there, also after the service took it away', async () => {
    expect(await readAddressDeposit({ plan: [address(BITCOIN)] }, ports)).toEqual({
      ok: true,
      value: { arrived: 75_000n, waiting: 5_000n, payments: 2 },
    })
  })

  it('is at a reusable address on Bitcoin what came since the quote was opened', async () => {
    const intent = { ...ethInput, originChainId: BITCOIN, payment: 'openAddress' as const }
    const open = only<Execution>({ plan: [address(BITCOIN)], intent })
    const { paidBefore } = await withPaidBefore(open, ports)
    expect(paidBefore).toEqual({ arrived: 75_000n, payments: 2 })
    const none = { ok: true, value: { arrived: 0n, waiting: 0n, payments: 0 } }
    expect(await readAddressDeposit({ ...open, paidBefore }, ports)).toEqual(none)
    const paid = { ...statistics, waiting: { fundedSats: 25_000n, spentSats: 0n }, payments: 3 }
    const later = { ...ports, statistics: async () => ({ ok: true as const, value: paid }) }
    expect(await readAddressDeposit({ ...open, paidBefore }, later)).toEqual({
      ok: true,
      value: { arrived: 20_000n, waiting: 20_000n, payments: 1 },
    })
    const gone = { ...statistics, confirmed: { fundedSats: 1n, spentSats: 0n } }
    const reorganised = { ...ports, statistics: async () => ({ ok: true as const, value: gone }) }
    expect(await readAddressDeposit({ ...open, paidBefore }, reorganised)).toEqual(none)
    const strict = { ...open, intent: { ...intent, payment: 'strictAddress' as const } }
    expect(await withPaidBefore(strict, ports)).toBe(strict)
    const silent = { ...ports, statistics: async () => failedSaying('no answer') }
    await expect(withPaidBefore(open, silent)).rejects.toMatchObject({ code: 'PAID_BEFORE_UNREAD' })
  })

  it('is on a chain of the EVM what lies there', async () => {
    expect(await readAddressDeposit({ plan: [address(1)] }, ports)).toEqual({
      ok: true,
      value: { arrived: 12n, waiting: 0n, payments: undefined },
    })
  })

  it('is not known where nobody answers, and nothing where there is no such address', async () => {
    const silent = async () => failedSaying('no answer')
    for (const chainId of [1, BITCOIN]) {
      const answer = await readAddressDeposit(
        { plan: [address(chainId)] },
        { ...ports, statistics: silent, balance: silent },
      )
      expect(answer).toEqual(failedSaying('no answer'))
    }
    expect(await readAddressDeposit({ plan: [] }, ports)).toBeUndefined()
  })
})
