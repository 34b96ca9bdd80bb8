import { messageOnly } from '../../service/errors.ts'
import type { NonceBinding } from '../../service/family.ts'
import type { Sighting, Sink } from '../../service/sighting.ts'
import { EXCHANGE_A_CHAIN_ID, EXCHANGE_A_DEPOSITORY } from './chain.ts'
import type { Entry, Ledger } from './ledger.ts'
import { CURRENCIES } from './tokens.ts'

export type Bindings = Readonly<{
  /** Reports an earlier transfer at once. A nonce is bound to one order forever. */
  bind: (binding: NonceBinding) => void
  /** A deposit needs the depository and a bound nonce. */
  sighting: (entry: Entry) => Sighting | undefined
  watch: (sink: Sink) => () => void
}>

export function nonceBindings(ledger: Ledger): Bindings {
  const orders = new Map<string, `0x${string}`>()
  const sinks = new Set<Sink>()
  const sighting = (entry: Entry): Sighting | undefined => {
    const orderId = orders.get(keyOf(entry.from, BigInt(entry.nonce)))
    const currency = CURRENCIES.find(({ dex, token }) => dex === entry.destinationDex && token === entry.token)
    if (orderId === undefined || !currency || entry.to !== EXCHANGE_A_DEPOSITORY) return undefined
    return {
      key: entry.hash,
      chainId: EXCHANGE_A_CHAIN_ID,
      txHash: entry.hash,
      orderId,
      from: entry.from,
      currency: currency.address,
      amount: entry.amount,
      state: 'confirmed',
    }
  }
  const tell = (entry: Entry) => {
    const seen = sighting(entry)
    if (seen) for (const sink of sinks) sink(seen)
  }
  return {
    sighting,
    bind({ wallet, nonce, orderId }) {
      const key = keyOf(wallet, nonce)
      const before = orders.get(key)
      if (before !== undefined && before !== orderId.toLowerCase()) {
        throw messageOnly(400, `nonce: ${nonce} of ${wallet} is bound to another order`)
      }
      orders.set(key, orderId)
      if (before === undefined) {
        for (const entry of ledger.entries()) if (keyOf(entry.from, BigInt(entry.nonce)) === key) tell(entry)
      }
    },
    watch(sink) {
      sinks.add(sink)
      const stop = ledger.onEntry(tell)
      return () => {
        stop()
        sinks.delete(sink)
      }
    },
  }
}

function keyOf(wallet: string, nonce: bigint): string {
  return `${wallet.toLowerCase()} ${nonce}`
}
