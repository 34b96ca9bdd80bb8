import { isAddress } from 'viem'
import type { FamilyChain } from '../../service/chain.ts'
import type { Payment, Sent } from '../../service/destination.ts'
import { codeOnly, messageOnly } from '../../service/errors.ts'
import type { Family } from '../../service/family.ts'
import type { OriginAsk } from '../../service/origin.ts'
import { nonceBindings } from './bindings.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { ACTIVATION_FEE, type Ledger } from './ledger.ts'
import { refuseUnevenAmount, withdrawalSteps } from './steps.ts'
import { CURRENCIES, type LedgerCurrency } from './tokens.ts'
import type { Words } from './words.ts'

/** `now` in epoch milliseconds. */
export type ExchangeAFamilyTools = Readonly<{
  chain: FamilyChain
  ledger: Ledger
  solver: string
  words: Words
  mappingDomain: string
  now: () => number
}>

/** Makes the family: withdrawals are two signatures, payouts are ledger transfers. */
export function exchangeAFamily(tools: ExchangeAFamilyTools): Family {
  const { chain, ledger, solver } = tools
  const bindings = nonceBindings(ledger)
  const nextNonce = risingNonces(tools.now)
  const pay = payer(ledger, solver, nextNonce)
  return {
    vmType: 'hypevm',
    chains: [chain],
    addressWords: 'an exchange A address of 0x and 40 hex digits',
    // isAddress also refuses a wrong checksum (EIP-55).
    address: (_chain, text) => (isAddress(text) ? text.toLowerCase() : undefined),
    currency: (_chain, text) => currencyOf(text),
    async openOrigin(ask) {
      refuseBody(ask)
      const currency = ledgerCurrency(ask.input.currency.address)
      return {
        userBalance: ledger.balance(ask.user, currency.dex, currency.token),
        confirmationSeconds: 0,
        async plan(plan) {
          refuseUnevenAmount(plan.payment.amount)
          const terms = { currency, nonce: nextNonce(), words: tools.words, mappingDomain: tools.mappingDomain }
          return { steps: withdrawalSteps(plan, terms), gas: 0n }
        },
      }
    },
    async openDestination(ask) {
      return {
        deliveryCost: ledger.exists(ask.recipient) ? 0n : ACTIVATION_FEE,
        solverBalance: async ({ address }) => {
          const { dex, token } = ledgerCurrency(address)
          return ledger.balance(solver, dex, token)
        },
        tryDelivery: async ({ recipient }) => refuseDepository(recipient),
      }
    },
    pay,
    async watch(sink) {
      const stop = bindings.watch(sink)
      return async () => stop()
    },
    async lookUp(_chain, txHash) {
      const entry = ledger.entries().find(({ hash }) => hash === txHash.toLowerCase())
      if (!entry) return 'absent'
      const sighting = bindings.sighting(entry)
      return sighting ? [sighting] : []
    },
    isTransactionHash: (text) => /^0x[0-9a-fA-F]{64}$/.test(text),
    bindNonce: bindings.bind,
    explore: async (_chain, kind, id) => (kind === 'tx' ? explorerEntry(ledger, id) : explorerAccount(ledger, id)),
  }
}

function currencyOf(text: string): LedgerCurrency | undefined {
  return CURRENCIES.find(({ address }) => address === text.toLowerCase())
}

function ledgerCurrency(address: string): LedgerCurrency {
  const currency = currencyOf(address)
  if (!currency) throw new RangeError(`currency: expected one of exchange A, got ${address}`)
  return currency
}

function refuseBody({ body }: OriginAsk): void {
  // interface.md, "Quote rules" 5
  if (body.protocolVersion !== 'v2') throw messageOnly(400, 'protocolVersion: expected v2 for an exchange A withdrawal')
  if (body.useDepositAddress) {
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', 'useDepositAddress: exchange A has no deposit addresses')
  }
  if (body.tradeType === 'EXACT_INPUT') refuseUnevenAmount(body.amount)
}

function refuseDepository(recipient: string): void {
  if (recipient === EXCHANGE_A_DEPOSITORY) {
    throw codeOnly(400, 'INVALID_RECIPIENT', 'recipient: the depository cannot receive a fill')
  }
}

// Milliseconds, never repeated.
function risingNonces(now: () => number): () => number {
  let last = 0
  return () => {
    last = Math.max(Math.floor(now()), last + 1)
    return last
  }
}

function payer(ledger: Ledger, solver: string, nextNonce: () => number): Family['pay'] {
  const paid = new Map<string, Sent>()
  return async (payment: Payment) => {
    const before = paid.get(payment.key)
    if (before) return before
    if (payment.swap || payment.calls?.length || payment.gasTopup) {
      throw new Error(`${payment.key}: exchange A can pay out, but neither swap nor call nor top up`)
    }
    const { dex, token } = ledgerCurrency(payment.currency.address)
    const entry = ledger.transfer({
      from: solver,
      to: payment.recipient,
      sourceDex: dex,
      destinationDex: dex,
      token,
      amount: payment.amount,
      nonce: nextNonce(),
    })
    if (typeof entry === 'string') throw new Error(`${payment.key}: ${entry}`)
    const sent: Sent = { txHashes: [entry.hash], confirmed: async () => 'success' }
    paid.set(payment.key, sent)
    return sent
  }
}

function explorerEntry(ledger: Ledger, id: string): unknown {
  const entry = ledger.entries().find(({ hash }) => hash === id.toLowerCase())
  return entry && { ...entry, token: entry.token.name, amount: entry.amount.toString(), fee: entry.fee.toString() }
}

function explorerAccount(ledger: Ledger, id: string): unknown {
  if (!ledger.exists(id)) return undefined
  const balances = ledger
    .holdings(id)
    .map(({ dex, token, amount }) => ({ dex, token: token.name, amount: `${amount}` }))
  return { address: id.toLowerCase(), abstraction: ledger.abstraction(id), hasSent: ledger.hasSent(id), balances }
}
