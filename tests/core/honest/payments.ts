import type fc from 'fast-check'
import { knownFact } from '../../../src/core/chain/facts.ts'
import { contractOf } from '../../../src/core/chain/pinned-contracts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { answerTo } from './answer.ts'
import type { Honest, Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { paymentStep, transferDepositStep } from './evm-steps.ts'
import { answers, crossesFrom, type Kind } from './kind.ts'
import { chainsOf } from './order.ts'
import { evmPayers, STRANGER, waysFrom, waysToSelf } from './ways.ts'

const crosses = crossesFrom('evm')

/** A possible deposit address. */
const GENERATED = '0x856533b33e4526ca3df3b4df4205955056d9d3f0'

const implicit: Kind = {
  route: 'transfer',
  ways: waysFrom((way) => crosses(way) && !way.from.isNative),
  payers: evmPayers,
  wishes: { payment: 'transfer' },
}
const send: Kind = {
  route: 'send',
  ways: waysToSelf,
  payers: evmPayers,
  wishes: { recipient: STRANGER, isPlain: true, isExact: true },
}

function byAddress(route: 'openAddress' | 'strictAddress', wishes: Partial<IntentInput>): fc.Arbitrary<Honest> {
  const ways = waysFrom((way) => crosses(way))
  // Interface, "Quote request body": an exact output needs an address of one order.
  const isOpen = route === 'openAddress'
  const kind: Kind = {
    route,
    ways,
    payers: evmPayers,
    wishes: { ...wishes, payment: route, hasNoCalls: true, ...(isOpen ? { isNotExactOutput: true } : {}) },
  }
  return answers(kind, (terms) => ({
    quote: answerTo(terms, (bound) => [paymentStep(bound, 'deposit', GENERATED, GENERATED)]),
    facts: evmFacts(terms, factoryFacts(terms)),
  }))
}

function factoryFacts(terms: Terms) {
  const hasFactory = contractOf(chainsOf(terms).from, 'depositAddressFactory') !== undefined
  return hasFactory ? { depositAddresses: knownFact([GENERATED], 'an example') } : {}
}

export const PAYMENTS = {
  transfer: answers(implicit, (terms) => ({
    quote: answerTo(terms, (bound) => [transferDepositStep(bound)]),
    facts: evmFacts(terms),
  })),
  'open-address': byAddress('openAddress', {}),
  'strict-address': byAddress('strictAddress', {}),
  'open-address-paid-elsewhere': byAddress('openAddress', { paidElsewhere: true }),
  'strict-address-paid-elsewhere': byAddress('strictAddress', { paidElsewhere: true }),
  send: answers(send, (terms) => ({
    quote: answerTo(terms, (bound) => [paymentStep(bound, 'send', bound.input.recipient)]),
    facts: evmFacts(terms),
  })),
} as const
