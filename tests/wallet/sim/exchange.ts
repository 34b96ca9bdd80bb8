import type { ExchangeATransferItem, ItemKind } from '../../../src/core/execution/item.ts'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import { parseDecimal } from '../../../src/lib/decimal.ts'
import type { Transport } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import { exchangeATransport } from '../../../src/wallet/families/exchange-a/transports.ts'
import { exchangeBTransport } from '../../../src/wallet/families/exchange-b/transport.ts'
import { call, type Worker, type World } from './world.ts'

/** `spent`: the nonce alone. */
export type Meets = 'truth' | 'lost' | 'odd' | 'unreached' | 'refused' | 'spent'

type Executed = Readonly<{ bytes: string; atSeconds: number }>

/** Lists lag and the service sees deposits late, in seconds. */
export type Exchange = {
  readonly meets: Meets[]
  readonly lagSeconds: number
  readonly serviceSeconds: number
  readonly posts: string[]
  readonly executed: Executed[]
  readonly namesNonces: boolean
  isNonceUsed: boolean
  laterAtSeconds: number | undefined
  saysTime: boolean
}

const NEXT_NONCE = 7n
const B_LIFETIME_SECONDS = 599
const A_LIFETIME_SECONDS = 2 * 86_400

export function withExchange(
  world: World,
  about: Pick<Exchange, 'lagSeconds' | 'serviceSeconds'> &
    Readonly<{ meets?: readonly Meets[]; namesNonces?: boolean }>,
): Exchange {
  const exchange: Exchange = {
    ...about,
    meets: [...(about.meets ?? [])],
    namesNonces: about.namesNonces ?? true,
    posts: [],
    executed: [],
    isNonceUsed: false,
    laterAtSeconds: undefined,
    saysTime: false,
  }
  // A worker's memory ends with it.
  const transports = new Map<number, Readonly<Partial<Record<ItemKind, Transport>>>>()
  world.transportOf = (worker, kind) => {
    const life = world.kills
    const own = transports.get(life) ?? transportsOf(world, exchange, worker)
    transports.set(life, own)
    return own[kind]
  }
  return exchange
}

function transportsOf(
  world: World,
  exchange: Exchange,
  worker: Worker,
): Readonly<Partial<Record<ItemKind, Transport>>> {
  const ask = <T>(name: string, work: () => T) => call(world, worker, { name, work })
  const isDepositReported = () => ask('status', () => serviceSees(world, exchange))
  const [flow] = world.flows.values()
  return {
    exchangeATransfer: exchangeATransport({
      authorize: async () => ({ result: 'accepted', message: '' }),
      submit: (bytes) => post(world, worker, { exchange, bytes, isOver: () => isOverA(world, bytes) }),
      movements: () => ask('look', () => ({ ok: true, value: movementsOf(world, exchange) })),
      isDepositReported,
      usedAmong: async () => [],
      timeMilliseconds: async () =>
        exchange.saysTime ? { ok: true, value: world.nowSeconds * 1_000 } : failedSaying('no answer'),
      nowSeconds: () => world.nowSeconds,
    }),
    exchangeBTransfer: exchangeBTransport({
      networkId: 304,
      exchange: {
        nextNonce: () =>
          ask('reserve', () => ({ ok: true, value: exchange.isNonceUsed ? NEXT_NONCE + 1n : NEXT_NONCE })),
        send: ({ bytes }) => post(world, worker, { exchange, bytes, isOver: () => isOverB(world, flow?.approved.id) }),
        transaction: (hash) =>
          ask('look', () => {
            const found = listed(world, exchange).some(({ bytes }) => hashOf(world, bytes) === hash)
            const known = { progress: { is: 'executed' }, executedAtMilliseconds: undefined } as const
            return { ok: true, value: found ? known : undefined }
          }),
      },
      keyOf: async () => ({ apiKeyIndex: 5, l1Address: `0x${'11'.repeat(20)}` }),
      isDepositReported,
      nowMilliseconds: () => world.nowSeconds * 1_000,
    }),
  }
}

type Post = Readonly<{ exchange: Exchange; bytes: string; isOver: () => boolean }>

function post(world: World, worker: Worker, { exchange, bytes, isOver }: Post) {
  return call(world, worker, {
    name: 'send',
    work: () => {
      const stored = [...world.disk.values()]
      world.history.push({ did: 'send', worker: worker.name, bytes, stored, mined: 0 })
      exchange.posts.push(bytes)
      const meets = exchange.meets.shift() ?? 'truth'
      const refusal = (result: 'nonceUsed' | 'rejected' | 'refused' | 'unknown') =>
        ({ result, message: meets, reason: saying(meets) }) as const
      if (meets === 'unreached') return refusal('unknown')
      if (isOver()) return refusal('rejected')
      if (exchange.isNonceUsed) return refusal('nonceUsed')
      if (meets === 'refused') return refusal('rejected')
      exchange.isNonceUsed = true
      if (meets === 'spent') return refusal('unknown')
      exchange.executed.push({ bytes, atSeconds: world.nowSeconds })
      if (meets === 'truth') return { result: 'accepted', message: '' } as const
      return refusal(meets === 'odd' ? 'refused' : 'unknown')
    },
  })
}

function isOverA(world: World, bytes: string): boolean {
  const { nonce } = JSON.parse(bytes) as { nonce: number }
  return world.nowSeconds >= nonce / 1_000 + A_LIFETIME_SECONDS
}

function isOverB(world: World, id = ''): boolean {
  const reserved = world.disk.get(id)?.history.findLast(({ what }) => what === 'reserved')
  return reserved !== undefined && world.nowSeconds >= reserved.atSeconds + B_LIFETIME_SECONDS
}

function listed({ nowSeconds }: World, { executed, lagSeconds }: Exchange): readonly Executed[] {
  return executed.filter(({ atSeconds }) => atSeconds + lagSeconds <= nowSeconds)
}

function movementsOf(world: World, exchange: Exchange) {
  const [flow] = world.flows.values()
  const item = flow?.approved.plan.find(({ kind }) => kind === 'exchangeATransfer')
  if (item?.kind !== 'exchangeATransfer') throw new Error('expected a transfer of exchange A')
  const { from } = item
  const ours = listed(world, exchange).map(({ atSeconds }) => ({
    ...ledgerEntryOf(item, atSeconds * 1_000),
    nonce: exchange.namesNonces ? Number(item.nonce) : undefined,
  }))
  const { laterAtSeconds: later } = exchange
  if (later === undefined) return ours
  return [...ours, { ...ledgerEntryOf(item, later * 1_000), to: from, nonce: 1 }]
}

/** All that the ledger says but the nonce. */
export function ledgerEntryOf({ from, counterparty: to, typedData }: ExchangeATransferItem, atMilliseconds: number) {
  const { token, amount } = typedData.message
  const value = parseDecimal(`${amount}`, 8)
  if (!value.ok) throw new Error('expected an amount')
  const hash = `0xe${atMilliseconds}`
  return { hash, atMilliseconds, from, to, token: `${token}`.replace(/:.*/, ''), amount: value.value }
}

/** The service sees the deposit; its answers then follow the model's ledger. */
export function serviceSees(world: World, { executed, serviceSeconds }: Exchange): boolean {
  const seen = executed.filter(({ atSeconds }) => atSeconds + serviceSeconds <= world.nowSeconds)
  for (const { bytes } of seen) inLedger(world, bytes)
  return seen.length > 0
}

export function inLedger(world: World, bytes: string): void {
  const made = signedAs(world, bytes)
  if (made && !world.ledger.taken.some(({ signed }) => signed.bytes === bytes)) {
    world.ledger.taken.push({ signed: made, slot: bytes })
  }
}

function hashOf(world: World, bytes: string): string | undefined {
  return signedAs(world, bytes)?.hash
}

function signedAs({ history }: World, bytes: string) {
  const made = history.find((each) => each.did === 'sign' && each.signed.bytes === bytes)
  return made?.did === 'sign' ? made.signed : undefined
}
