import type { TypedData } from '../../../src/core/item.ts'
import { powerOf } from '../../../src/core/page/power.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

const USDC = data.currency(8453, 'USDC').address

function typed(typedData: TypedData): Scene {
  const names = { id: 'typed-1', ticket: 'ticket-5', origin: 'https://app.bridge-garden.example', account: data.OWN }
  const view = { kind: 'typedData', ...names, typedData, power: powerOf(typedData) } as const
  return { hash: '#/approval', place: 'approval', answers: { 'approvals.list': () => [view] } }
}

const permit: TypedData = {
  types: {
    Permit: ['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'].map((each) => {
      const [name = '', type = ''] = each.split(' ')
      return { name, type }
    }),
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: USDC },
  message: { owner: data.OWN, spender: data.STRANGER, value: '100000000', nonce: '0', deadline: '1763784000' },
}

const mail: TypedData = {
  types: {
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'contents', type: 'string' },
      { name: 'urgent', type: 'bool' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Garden Mail', version: '1', chainId: 1 },
  message: {
    to: [
      { name: 'Bob', wallet: data.STRANGER },
      { name: 'Cow', wallet: data.OWN },
    ],
    contents: 'Hello, both of you!',
    urgent: false,
  },
}

/** A page that wants typed data signed: some that give an allowance away, and some of which nothing is known. */
export const TYPED_DATA_SCENES: Readonly<Record<string, Scene>> = {
  'approval-permit': typed(permit),
  'approval-typed-data': typed(mail),
}
