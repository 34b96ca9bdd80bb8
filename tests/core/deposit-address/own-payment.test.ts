import { describe, expect, it } from 'vitest'
import { evmPaymentItem, isPaymentOf, type OwnPaymentContext } from '../../../src/core/deposit-address/own-payment.ts'
import type { BitcoinPsbtItem, EvmTransactionItem, Item } from '../../../src/core/execution/item.ts'
import { selectCoins } from '../../../src/core/families/bitcoin/coins/coin-selection.ts'
import { bitcoinPaymentItem } from '../../../src/core/families/bitcoin/payment-item.ts'
import { scriptOfAddress } from '../../../src/core/families/bitcoin/transaction/script.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { ownAddress } from '../../net/funded-item.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { intentOf } from '../honest.ts'
import { ASKED, BITCOIN, fundedSpends, OWN } from './own.ts'

const honest = anHonest('strict-address-paid-elsewhere')
const intent = intentOf(honest.input)
const origin = chainById(devnet, honest.input.originChainId)
const [asked] = approvedOf(honest, 'asked').plan
if (asked?.kind !== 'depositAddress' || !origin || !BITCOIN) throw new Error('expected a deposit address')

const onEvm: OwnPaymentContext = { intent, origin, ownScripts: [] }
const onBitcoin: OwnPaymentContext = { intent, origin: BITCOIN, ownScripts: [OWN] }

const choice = selectCoins(fundedSpends([80_000n, 70_000n]), {
  amount: ASKED.amount,
  to: scriptOfAddress(ASKED.address) ?? '0x',
  change: OWN.script,
  satsPerVbyte: 5,
})
if (!choice) throw new Error('expected coins')
const byCoins = bitcoinPaymentItem(ASKED, OWN.address, choice, OWN)
const byAccount = evmPaymentItem(asked, onEvm)

const stranger = ownAddress('p2wpkh', 9).script
type Lie<I> = readonly [name: string, step: I]
const changed = (change: Partial<BitcoinPsbtItem>): BitcoinPsbtItem => ({ ...byCoins, ...change })
const outputs = (change: (output: BitcoinPsbtItem['outputs'][number]) => BitcoinPsbtItem['outputs'][number]) =>
  changed({ outputs: byCoins.outputs.map(change) })

const COIN_LIES: readonly Lie<Item>[] = [
  ['another address', outputs((each) => (each.role === 'deposit' ? { ...each, script: stranger } : each))],
  [
    'more, out of the change',
    outputs((each) => ({ ...each, valueSats: each.valueSats + (each.role === 'deposit' ? 1n : -1n) })),
  ],
  ['the change of a stranger', outputs((each) => (each.role === 'change' ? { ...each, script: stranger } : each))],
  ['an order of somebody', outputs((each) => (each.role === 'change' ? { ...each, role: 'order' } : each))],
  [
    'the address twice',
    changed({ outputs: [...byCoins.outputs, ...byCoins.outputs.filter(({ role }) => role === 'deposit')] }),
  ],
  ['another fee than it says', changed({ feeSats: byCoins.feeSats + 1n })],
  [
    'an absurd fee',
    changed({
      feeSats: 1_000_001n,
      inputs: byCoins.inputs.map((each, at) =>
        at === 0 ? { ...each, valueSats: each.valueSats + 1_000_001n - byCoins.feeSats } : each,
      ),
    }),
  ],
  ['another amount in words', changed({ amount: ASKED.amount + 1n })],
  ['somebody else in words', changed({ counterparty: OWN.address })],
  ['another currency in words', changed({ currency: 'bc1q' })],
  ['another chain', changed({ chainId: 1 })],
  ['a transaction of the EVM', byAccount],
]

const evm = (change: Partial<EvmTransactionItem>): EvmTransactionItem => ({ ...byAccount, ...change })
const ACCOUNT_LIES: readonly Lie<Item>[] = [
  ['another receiver', evm({ to: intent.recipient, counterparty: intent.recipient })],
  ['more', evm({ value: byAccount.value + 1n, amount: byAccount.amount + 1n })],
  ['calldata', evm({ data: `${byAccount.data}00` })],
  ['another account', evm({ from: intent.recipient })],
  ['another role', evm({ role: 'deposit' })],
  ['a transaction of Bitcoin', byCoins],
]

describe('our own payment of a deposit address', () => {
  it('is the exact amount to the approved address, from coins or from the account', () => {
    expect(isPaymentOf(ASKED, byCoins, onBitcoin)).toBe(true)
    expect(isPaymentOf(asked, byAccount, onEvm)).toBe(true)
    expect(byAccount.role).toBe('transfer')
    expect(byAccount.counterparty).toBe(asked.address)
  })

  it.each(COIN_LIES)('is from coins not %s', (_name, step) => {
    expect(isPaymentOf(ASKED, step, onBitcoin)).toBe(false)
  })

  it.each(ACCOUNT_LIES)('is from the account not %s', (_name, step) => {
    expect(isPaymentOf(asked, step, onEvm)).toBe(false)
  })
})
