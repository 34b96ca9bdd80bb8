import { describe, expect, it } from 'vitest'
import { counterpartyHandlers } from '../../../entrypoints/background/handlers/counterparties.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import { checksummed } from '../../../src/core/families/address.ts'
import { MOST_SPENDERS } from '../../../src/core/page/calls/spenders.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import type { BookEntry } from '../../../src/store/settings/address-book.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { ethInput, STRANGER, USER } from '../../core/honest.ts'
import { approved } from '../../store/stand.ts'

const CALLER = {} as never
const COLD = `0x${'c0'.repeat(20)}`
const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

type Said = Readonly<{
  isContract?: boolean
  gas?: bigint
  transfers?: readonly Execution[]
  sent?: readonly Bundle[]
  sealed?: (all: readonly unknown[]) => Promise<readonly unknown[]>
  name?: string
  gateway?: string
  contracts?: Readonly<Record<string, boolean>>
  /** Overrides the nodes' answer by chain. */
  contractOn?: Readonly<Record<number, boolean | 'silent'>>
  read?: string[]
  asked?: string[]
}>

function handlersOf(said: Said = {}) {
  const readAs = <T>(name: string, value: T) => {
    said.read?.push(name)
    return value
  }
  const book: BookEntry[] = [{ name: 'Anna', family: 'evm', address: FRIEND }]
  const node = (chainId: number) => ({
    balance: async () => (said.gas === undefined ? { ok: false, message: 'silent' } : { ok: true, value: said.gas }),
    isContract: async (address: string) => {
      said.asked?.push(address)
      const value = said.contractOn?.[chainId] ?? said.contracts?.[address] ?? said.isContract
      return value === undefined || value === 'silent' ? { ok: false, message: 'silent' } : { ok: true, value }
    },
    addressOfName: async (_name: string, { isAsked }: { isAsked: boolean }) =>
      said.gateway === undefined || isAsked
        ? { ok: true, value: said.name }
        : failedFor({ code: 'NAME_ELSEWHERE', host: said.gateway }),
  })
  const handlers = counterpartyHandlers({
    profile: { ...devnet, nameGateways: ['https://gateway.example/{data}'] },
    stores: {
      approvals: { sealedAmong: said.sealed ?? (async (all: readonly unknown[]) => all) },
      executions: { list: async () => readAs('transfers', said.transfers ?? []) },
      bundles: { list: async () => readAs('bundles', said.sent ?? []) },
      addressBook: {
        list: async () => book,
        save: async (entry: BookEntry) => book.push(entry) > 0,
        remove: async () => undefined,
      },
      watched: { list: async () => [{ id: 'w', family: 'evm', address: COLD, label: 'Cold' }] },
    } as never,
    wallet: { node, ownAddresses: async () => [USER] } as never,
  })
  return { handlers, book }
}
const check = async (address: string, said?: Parameters<typeof handlersOf>[0]) =>
  (await handlersOf(said).handlers['recipients.check']({ places: [{ address, chainId: 1 }] }, CALLER))[0]

describe('what is known of an address', () => {
  it('is whose it is, in whatever letters it is written', async () => {
    expect(await check(USER.toLowerCase(), { isContract: false })).toMatchObject({
      isOwn: true,
      isKnown: false,
      name: null,
    })
    expect(await check(FRIEND.toLowerCase())).toMatchObject({ isOwn: false, name: 'Anna', isContract: null })
  })

  it('is that a transfer has paid it before, and not that one was agreed to', async () => {
    const planned = approved({}, { ...ethInput, recipient: STRANGER })
    const out: Execution = {
      ...planned,
      items: [{ phase: 'broadcast', broadcastAtSeconds: 1, signed: { purpose: 'step' } } as ItemState],
    }
    const like = `${STRANGER.slice(0, 10)}${'77'.repeat(12)}${STRANGER.slice(-8)}`
    const given: Execution = { ...planned, stage: { stage: 'failed', end: { reason: 'abandoned' } } }
    for (const transfers of [[planned], [given]]) {
      expect(await check(STRANGER, { transfers })).toMatchObject({ isKnown: false })
      expect(await check(like, { transfers })).toMatchObject({ looksLike: null })
    }
    expect(await check(STRANGER.toLowerCase(), { transfers: [out] })).toMatchObject({ isKnown: true })
    expect(await check(like, { transfers: [out] })).toMatchObject({ isKnown: false, looksLike: STRANGER })
    // An address that resembles a known one stays a stranger after any approval.
    const agreed = approved({}, { ...ethInput, recipient: like.toLowerCase() })
    expect(await check(like, { transfers: [out, agreed] })).toMatchObject({ isKnown: false, looksLike: STRANGER })
  })

  it('is nothing by records that were put on the disk from outside', async () => {
    const handedOut = { ...bundleOf(1), items: [{ phase: 'finalized' } as ItemState] }
    const to = handedOut.calls[0]?.to ?? ''
    const asked: (readonly unknown[])[] = []
    const sealed = async (all: readonly unknown[]) => {
      asked.push(all)
      return []
    }
    expect(await check(to, { sent: [handedOut], sealed })).toMatchObject({ isKnown: false, looksLike: null })
    expect(asked).toEqual([[], [handedOut]])
  })

  it('is which currencies it was paid on the chain that is asked for, and on no other', async () => {
    const planned = approved({}, { ...ethInput, recipient: STRANGER })
    const out: Execution = {
      ...planned,
      items: [{ phase: 'broadcast', broadcastAtSeconds: 1, signed: { purpose: 'step' } } as ItemState],
    }
    const { handlers } = handlersOf({ transfers: [out, out] })
    const places = [{ address: STRANGER, chainId: 8453 }, { address: STRANGER, chainId: 1 }, { address: STRANGER }]
    expect(await handlers['recipients.check']({ places }, CALLER)).toMatchObject([
      { isKnown: true, paidHere: [ethInput.destinationCurrency] },
      { isKnown: true, paidHere: [] },
      { isKnown: true, paidHere: [] },
    ])
    const back: Execution = { ...out, stage: { ...out.stage, stage: 'refunded' } as Execution['stage'] }
    const refunded = await handlersOf({ transfers: [back] }).handlers['recipients.check'](
      { places: [{ address: back.intent.refundTo, chainId: 1 }] },
      CALLER,
    )
    expect(refunded).toMatchObject([{ paidHere: [ethInput.originCurrency] }])
  })

  it('is whom lists name: what is the wallet’s own, and what the user calls others', async () => {
    expect(await handlersOf().handlers['parties.list']({}, CALLER)).toEqual({
      own: [USER],
      named: [
        { address: FRIEND, name: 'Anna' },
        { address: COLD, name: 'Cold' },
      ],
    })
  })

  it('is that a site’s calls have paid it before, once they were handed out', async () => {
    const bundle = bundleOf(1)
    const to = bundle.calls[0]?.to ?? ''
    const out = { ...bundle, items: [{ phase: 'finalized' } as ItemState] }
    expect(await check(to, { sent: [bundle] })).toMatchObject({ isKnown: false })
    expect(await check(to, { sent: [out] })).toMatchObject({ isKnown: true, looksLike: null })
    const like = `${to.slice(0, 10)}${'77'.repeat(12)}${to.slice(-8)}`
    expect(await check(like, { sent: [out] })).toMatchObject({ isKnown: false, looksLike: to })
  })

  it('is read once for all who are asked for together, and said of each in their order', async () => {
    const read: string[] = []
    const { handlers } = handlersOf({ read })
    const places = [STRANGER, USER, FRIEND].map((address) => ({ address, chainId: 1 }))
    const views = await handlers['recipients.check']({ places }, CALLER)
    expect(views.map(({ isOwn, name }) => [isOwn, name])).toEqual([
      [false, null],
      [true, null],
      [false, 'Anna'],
    ])
    expect(read.toSorted()).toEqual(['bundles', 'transfers'])
  })

  it('is that it is a contract, where the node says so of that chain', async () => {
    expect(await check(STRANGER, { isContract: true })).toMatchObject({ isContract: true })
    expect(await check(STRANGER, { isContract: false })).toMatchObject({ isContract: false })
    const { handlers } = handlersOf({ isContract: true })
    const places = [{ address: STRANGER }, { address: STRANGER, chainId: 1 }]
    expect(await handlers['recipients.check']({ places }, CALLER)).toMatchObject([
      { isContract: null },
      { isContract: true },
    ])
  })

  it('is that a contract stands on other chains where none does on the one that is asked for, and which ones nobody has read', async () => {
    const elsewhere = { contractOn: [1], unreadOn: [999] }
    const contractOn = { 1: true, 8453: false, 999: 'silent' } as const
    const { handlers } = handlersOf({ contractOn })
    const ask = async (address: string, chainId?: number) =>
      (await handlers['recipients.check']({ places: [{ address, ...(chainId ? { chainId } : {}) }] }, CALLER))[0]
    expect(await ask(STRANGER, 8453)).toMatchObject({ isContract: false, elsewhere })
    // A contact belongs to no one chain.
    expect(await ask(FRIEND, 8453)).toMatchObject({ name: 'Anna', elsewhere })
    expect(await ask(STRANGER, 999)).toMatchObject({ isContract: null, elsewhere: { contractOn: [1], unreadOn: [] } })
    const nowhere = { contractOn: [], unreadOn: [] }
    for (const [address, chainId] of [[STRANGER, 1], [USER, 8453], [STRANGER, 8_253_038], [STRANGER]] as const) {
      expect(await ask(address, chainId)).toMatchObject({ elsewhere: nowhere })
    }
    const planned = approved({}, { ...ethInput, recipient: STRANGER })
    const out: Execution = {
      ...planned,
      items: [{ phase: 'broadcast', broadcastAtSeconds: 1, signed: { purpose: 'step' } } as ItemState],
    }
    const paid = handlersOf({ contractOn, transfers: [out] }).handlers
    const places = [{ address: STRANGER, chainId: 8453 }]
    expect(await paid['recipients.check']({ places }, CALLER)).toMatchObject([{ isKnown: true, elsewhere: nowhere }])
  })

  it('is not known of the other chains of those who are too many to look at', async () => {
    const places = Array.from({ length: 21 }, (_, index) => ({
      address: checksummed(`0x${`${10 + index}`.repeat(20)}`),
      chainId: 8453,
    }))
    const views = await handlersOf({ isContract: false }).handlers['recipients.check']({ places }, CALLER)
    expect(views.map(({ elsewhere }) => elsewhere.unreadOn)).toEqual([...Array(20).fill([]), [1, 999]])
  })

  it('is whether it has gas, where the node says so of that EVM chain', async () => {
    const gas = async (of: bigint | undefined, chainId = 1, address = STRANGER) =>
      handlersOf(of === undefined ? {} : { gas: of }).handlers['recipient.gas']({ address, chainId }, CALLER)
    expect([await gas(0n), await gas(1n), await gas(undefined)]).toEqual([
      { hasGas: false },
      { hasGas: true },
      { hasGas: null },
    ])
    expect([await gas(0n, 8_253_038), await gas(0n, 1, 'bc1'), await gas(0n, 5)]).toEqual(
      Array(3).fill({ hasGas: null }),
    )
  })

  it('is that it is the wallet of an exchange itself, and nobody’s for deposits', async () => {
    expect(await check('0x28C6c06298d514Db089934071355E5743bf21d60')).toMatchObject({ exchange: 'Binance' })
    expect(await check(STRANGER)).toMatchObject({ exchange: null })
  })

  it.each([USER, FRIEND, COLD])('is that it looks like %s, which it is not', async (familiar) => {
    const like = `${familiar.slice(0, 10)}${'77'.repeat(12)}${familiar.slice(-8)}`
    expect(await check(like)).toMatchObject({ isOwn: false, looksLike: familiar })
    expect(await check(familiar)).toMatchObject({ looksLike: null })
  })
})

describe('what is known of those who may take tokens', () => {
  const NOBODY = `0x${'0'.repeat(40)}`
  const ask = (addresses: readonly string[], chain: Readonly<{ chainId?: number }> = { chainId: 1 }) => {
    const asked: string[] = []
    const contracts = { [STRANGER]: false, [FRIEND]: true, [USER]: false }
    const { handlers } = handlersOf({ contracts, asked })
    const answer = handlers['spenders.check']({ ...chain, addresses: [...addresses] }, CALLER)
    return answer.then((found) => ({ found, asked }))
  }

  it('is that they are ordinary accounts, which no contract is; each is asked for once, and the wallet itself never', async () => {
    const { found, asked } = await ask([STRANGER, STRANGER.toLowerCase(), FRIEND, USER.toLowerCase(), NOBODY])
    expect(found).toEqual({ ordinary: [STRANGER], unread: [] })
    expect(asked).toEqual([STRANGER, FRIEND])
  })

  it('is not known where no node says, where there is no such chain of the EVM, and of what is no address', async () => {
    const cold = checksummed(COLD)
    expect((await ask([STRANGER, COLD])).found).toEqual({ ordinary: [STRANGER], unread: [cold] })
    for (const chain of [{ chainId: 5 }, { chainId: 8_253_038 }, {}]) {
      const { found, asked } = await ask([STRANGER, USER, COLD], chain)
      expect([found, asked]).toEqual([{ ordinary: [], unread: [STRANGER, cold] }, []])
    }
    expect((await ask(['0x12'])).found).toEqual({ ordinary: [], unread: ['0x12'] })
  })

  it('is not known of those who are too many to ask for', async () => {
    const crowd = Array.from({ length: MOST_SPENDERS }, (_, index) => checksummed(`0x${`${10 + index}`.repeat(20)}`))
    const { found, asked } = await ask([...crowd, STRANGER])
    expect(asked).toEqual(crowd)
    expect(found.unread).toContain(STRANGER)
    expect((await ask([USER, ...crowd.slice(1), STRANGER])).found.ordinary).toEqual([STRANGER])
  })
})

describe('the address book', () => {
  it('takes an address that is one, under a name that is one', async () => {
    const { handlers, book } = handlersOf()
    const save = (name: string, address: string) => handlers['book.save']({ name, family: 'evm', address }, CALLER)
    expect(await save(' ', STRANGER)).toEqual({ saved: false })
    expect(await save('Bob', '0x12')).toEqual({ saved: false })
    expect(book).toHaveLength(1)
    expect(await save(' Bob ', STRANGER.toLowerCase())).toEqual({ saved: true })
    expect(book.at(-1)).toEqual({ name: 'Bob', family: 'evm', address: STRANGER })
  })
})

it('a name is found, or nobody has it', async () => {
  expect(await handlersOf({ name: FRIEND }).handlers['name.resolve']({ name: 'anna.eth' }, CALLER)).toEqual({
    state: 'found',
    address: FRIEND,
  })
  expect(await handlersOf().handlers['name.resolve']({ name: 'nobody.eth' }, CALLER)).toEqual({ state: 'none' })
})

it('a name of a pinned gateway is asked there only after a press, one of another host never', async () => {
  const resolve = (gateway: string, asksGateway?: boolean) =>
    handlersOf({ name: FRIEND, gateway }).handlers['name.resolve']({ name: 'anna.eth', asksGateway }, CALLER)
  expect(await resolve('gateway.example')).toEqual({ state: 'gateway', host: 'gateway.example' })
  expect(await resolve('gateway.example', true)).toEqual({ state: 'found', address: FRIEND })
  expect(await resolve('other.example')).toMatchObject({ state: 'unknown', why: { code: 'NAME_ELSEWHERE' } })
})
