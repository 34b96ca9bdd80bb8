import { describe, expect, it } from 'vitest'
import { activityEntries } from '../../../src/ui/activity/entry.ts'
import { entrySearchText } from '../../../src/ui/activity/search-text.ts'
import { call, encode, viewOf } from '../approval/calls-scenes.ts'
import * as data from '../data.ts'

const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SPENDER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const inner = encode('multicall', [encode('approve', SPENDER, 100_000_000n)])
const batch = encode('multicall', [encode('transfer', FRIEND, 5_000_000n), inner])
const [past] = activityEntries(
  [],
  [viewOf({}, [call(VAULT, '0x12345678'), call(data.currency(8453, 'USDC').address, batch, 7n)])],
)
if (!past) throw new RangeError('expected calls')
const calledOf = (address: string) => (address === FRIEND ? 'Rent' : address === data.OWN ? 'Savings' : '')
const text = entrySearchText(past, () => 'no transfer', calledOf)

describe('what is found of what sites had sent', () => {
  it('is whom calls inside of a call pay, and whose approvals they set, by address and by name', () => {
    for (const each of [FRIEND, SPENDER, 'Rent']) expect(text).toContain(each)
  })

  it('is what those calls were, and the native money that went along', () => {
    expect(text).toContain('Payment of 5 USDC')
    expect(text).toContain('Approval to take up to 100 USDC')
    expect(text).toContain('with 0.000000000000000007 ETH sent with it')
  })

  it('is its account by name, its site, its chain and the contracts', () => {
    for (const each of ['Savings', 'app.bridge-garden.example', 'Base', VAULT]) expect(text).toContain(each)
  })
})
