import { expect, it } from 'vitest'
import { addressOfScript } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { usedAddressesOf } from '../../../../src/wallet/families/bitcoin/used-addresses.ts'
import { provenItem } from '../../../core/sign/bitcoin-peer.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

it('names both sides of a transfer, its payer and its change', () => {
  const { item } = provenItem({ values: [5_000_000n] })
  const approved = approvedOf(anHonest('deposit-native'), 'transfer')
  const { user, recipient, refundTo } = approved.intent
  expect(usedAddressesOf(approved)).toEqual([...new Set([user, recipient, refundTo])])
  const change = item.outputs.find(({ role }) => role === 'change')
  const own = [item.from, addressOfScript(change?.script ?? '0x')]
  expect(usedAddressesOf({ ...approved, plan: [item] })).toEqual([...new Set([user, recipient, refundTo, ...own])])
})
