import type { TRANSFER_METHODS } from '../../../src/api/methods/transfers.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'
import type { Wallet } from '../wiring/wallet.ts'

type Parts = Readonly<{
  wallet: Wallet
  agreed: <T>(act: () => Promise<T>) => ReturnType<typeof whileUnlocked<T>>
}>

type OfferMethod = Extract<keyof typeof TRANSFER_METHODS, `${'replacement' | 'payment' | 'cpfp'}.${string}`>

/** Answers our pages about approved transfers. */
export function transferHandlers({ wallet, agreed }: Parts): Pick<ApiHandlers, keyof typeof TRANSFER_METHODS> {
  return {
    'deposit.get': async ({ id }) => {
      const deposited = await wallet.depositOf(id)
      if (!deposited) return null
      return deposited.ok ? { known: true, ...deposited.value } : { known: false, why: deposited.reason }
    },
    'deposit.followUps': async ({ id }) => {
      const found = await wallet.followUpsOf(id)
      if (!found) return null
      return found.ok ? { known: true, followUps: found.value } : { known: false, why: found.reason }
    },
    'executions.watch': async ({ id }, page) => {
      wallet.tracker.watch(page.id, id ?? undefined)
      return null
    },
    'deposit.reindex': async ({ id, chainId }) => ({ outcome: await wallet.requestReindex(id, chainId) }),
    'executions.abandon': async ({ id }) => ({ outcome: await wallet.abandon(id) }),
    'executions.broadcastAgain': async ({ id }) => ({
      outcome: (await wallet.broadcastAgain(id)) ? 'broadcast' : 'tooLate',
    }),
    ...offerHandlers({ wallet, agreed }),
  }
}

/** A replacement, a deposit of our own, CPFP. */
function offerHandlers({ wallet, agreed }: Parts): Pick<ApiHandlers, OfferMethod> {
  return {
    'replacement.ask': async ({ id, index, purpose }) => {
      const offer = await wallet.replacements.ask(id, index, purpose)
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { terms: _terms, index: _index, purpose: _purpose, ...shown } = offer
      return { available: true, ...shown }
    },
    'replacement.take': ({ id, mark, isFeeTicked }) =>
      agreed(async () => ({ outcome: (await wallet.replacements.take(id, mark, isFeeTicked)) ? 'taken' : 'stale' })),
    'payment.ask': async ({ id, account }) => {
      const offer = await wallet.ownPayments.ask(id, account)
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { step: _, ...shown } = offer
      return { available: true, ...shown }
    },
    'payment.take': ({ id, mark, password, isFeeTicked }) =>
      agreed(async () => {
        const taken = await wallet.ownPayments.take(id, { mark, password, isFeeTicked })
        return taken.passed ? { outcome: taken.value ? 'taken' : 'stale' } : { outcome: 'password', ...taken.refusal }
      }),
    'cpfp.ask': async ({ id }) => {
      const offer = (await wallet.cpfp?.ask(id)) ?? { unavailable: { code: 'NO_BITCOIN' } }
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { arrives, fee, left, highFee, mark } = offer
      return { available: true, arrives, fee, left, highFee, mark }
    },
    'cpfp.take': ({ id, mark, isFeeTicked }) =>
      agreed(async () => ({ outcome: (await wallet.cpfp?.take(id, mark, isFeeTicked)) ? 'taken' : 'stale' })),
  }
}
