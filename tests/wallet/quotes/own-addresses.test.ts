import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import type { OwnAddressPorts, TransferFromAccount } from '../../../src/wallet/quotes/own-address-ports.ts'
import { withOwnAddresses } from '../../../src/wallet/quotes/own-addresses.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const PAYER = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const RECEIVING = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const BITCOIN = 8_253_038
const EXCHANGE_B = 3_586_256

const chain = (id: number) => devnet.chains.find((each) => each.id === id)?.native.address ?? ''

function asked(
  originChainId: number,
  destinationChainId: number,
  more: Partial<TransferFromAccount> = {},
): TransferFromAccount {
  return {
    account: ACCOUNT,
    originChainId,
    originCurrency: chain(originChainId),
    destinationChainId,
    destinationCurrency: chain(destinationChainId),
    amount: 50_000n,
    tradeType: 'EXACT_INPUT',
    ...more,
  }
}

const ports: OwnAddressPorts = {
  profile: devnet,
  indexOf: async (account) => (account === ACCOUNT ? 0 : undefined),
  holdings: {
    payer: async () => ({
      ok: true,
      value: { address: PAYER, script: '0x', path: '', publicKey: '0x', availableSats: 60_000n },
    }),
    owner: async (_index, [outpoint, ...others]) => ({
      ok: true,
      value: {
        ...{ address: `owner of ${outpoint}`, script: '0x', path: '', publicKey: '0x', availableSats: 60_000n },
        ...{ chosen: [], isOfSeveral: others.length > 0 },
      },
    }),
    receiving: async () => [
      { script: 'p2wpkh', address: RECEIVING },
      { script: 'p2tr', address: 'bc1p…' },
    ],
  },
  accountOnExchangeB: async (account) =>
    account === ACCOUNT ? { ok: true, value: '715' } : failedSaying('no account yet'),
  satsAt: () => Promise.reject(new Error('expected no question about another address')),
}

const sides = async (transfer: TransferFromAccount, given = ports) => {
  const answer = await withOwnAddresses(transfer, given)
  if (!answer.ok) return answer.message
  const { user, recipient, refundTo } = answer.value
  return { user, recipient, refundTo }
}

describe('the own sides of a transfer', () => {
  it('on chains of the EVM are the account itself', async () => {
    expect(await sides(asked(1, 8453))).toEqual({ user: ACCOUNT, recipient: ACCOUNT, refundTo: ACCOUNT })
  })

  it('from Bitcoin are the address that pays, and gets a refund back', async () => {
    expect(await sides(asked(BITCOIN, 1))).toEqual({ user: PAYER, recipient: ACCOUNT, refundTo: PAYER })
  })

  it('from chosen coins of Bitcoin are the address that has them', async () => {
    const user = `owner of ${'ab'.repeat(32)}:1`
    const coins = [`${'ab'.repeat(32)}:1`]
    expect(await sides(asked(BITCOIN, 1, { coins }))).toEqual({ user, recipient: ACCOUNT, refundTo: user })
    const several = { coins: [...coins, `${'cd'.repeat(32)}:0`] }
    expect(await sides(asked(BITCOIN, BITCOIN, several))).toMatchObject({ user })
    expect(await sides(asked(BITCOIN, 1, several))).toBe('COINS_OF_SEVERAL')
  })

  it('on exchange B are the index of the account there', async () => {
    expect(await sides(asked(1, EXCHANGE_B))).toEqual({ user: ACCOUNT, recipient: '715', refundTo: ACCOUNT })
    expect(await sides(asked(EXCHANGE_B, 1))).toEqual({ user: '715', recipient: ACCOUNT, refundTo: '715' })
    expect(await sides(asked(1, EXCHANGE_B, { account: PAYER }))).toBe('no account yet')
    expect(await sides(asked(EXCHANGE_B, 1, { account: PAYER }))).toBe('no account yet')
    expect(await sides(asked(1, EXCHANGE_B, { recipient: '9' }))).toMatchObject({ recipient: '9' })
  })

  it('to Bitcoin is an address that nobody has paid to yet', async () => {
    expect(await sides(asked(1, BITCOIN))).toEqual({ user: ACCOUNT, recipient: RECEIVING, refundTo: ACCOUNT })
  })

  describe('of what is paid from elsewhere', () => {
    const transfer = asked(BITCOIN, 1, { payment: 'strictAddress', paidElsewhere: true })
    const depositories = devnet.chains.find(({ id }) => id === BITCOIN)?.depositories ?? []
    const holding = (availableSats: bigint, satsAt: bigint): OwnAddressPorts => ({
      ...ports,
      holdings: {
        ...ports.holdings,
        payer: async () => ({
          ok: true,
          value: { address: PAYER, script: '0x', path: '', publicKey: '0x', availableSats },
        }),
      },
      satsAt: async () => ({ ok: true, value: satsAt }),
    })

    it('name an address of ours that has more, and have a refund come to an unused one', async () => {
      expect(await sides(transfer, holding(50_001n, 0n))).toMatchObject({ user: PAYER, refundTo: RECEIVING })
    })

    it('name the depository where ours has too little, and still have a refund come to ours', async () => {
      const named = { user: depositories[0], recipient: ACCOUNT, refundTo: RECEIVING }
      expect(await sides(transfer, holding(50_000n, 50_001n))).toEqual(named)
      expect(await sides(transfer, holding(50_000n, 50_000n))).toMatchObject({ user: PAYER, refundTo: RECEIVING })
    })

    it('never name another where the wallet itself pays', async () => {
      expect(await sides(asked(BITCOIN, 1), holding(0n, 10n ** 9n))).toMatchObject({ user: PAYER, refundTo: PAYER })
    })
  })

  it('give way to whatever the user wrote', async () => {
    const transfer = asked(1, BITCOIN, { recipient: PAYER, refundTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })
    expect(await sides(transfer)).toEqual({
      user: ACCOUNT,
      recipient: PAYER,
      refundTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    })
  })

  it('are not known while the explorer is silent, and never of an account that is not ours', async () => {
    const silent = { ...ports.holdings, payer: async () => failedSaying('no answer') }
    expect(await sides(asked(BITCOIN, 1), { ...ports, holdings: silent })).toBe('no answer')
    expect(await sides({ ...asked(BITCOIN, 1), account: PAYER })).toBe('This wallet has no address of its own there')
    expect(await sides({ ...asked(1, BITCOIN), account: PAYER })).toBe('This wallet has no address of its own there')
  })
})
