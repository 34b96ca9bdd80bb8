import type { DelegationView } from '../../../src/api/views/delegations.ts'
import { undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { CONNECT_SCENES } from '../approval/connect-scenes.ts'
import { MESSAGE_SCENES } from '../approval/message-scenes.ts'
import { TYPED_DATA_SCENES } from '../approval/typed-data-scenes.ts'
import * as data from '../data.ts'
import type { Answers } from '../fake-client.ts'
import { proven, quotes, type Scene } from '../scene-making.ts'

const BASE = 8453
const UNKNOWN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const KNOWN = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
const delegated: DelegationView = { state: 'delegated', delegate: UNKNOWN, name: null }
const known: DelegationView = { state: 'delegated', delegate: KNOWN, name: 'MetaMask' }

const on = (views: Readonly<Record<number, DelegationView>>): Answers => ({
  'delegations.on': ({ chainId }) => views[chainId] ?? { state: 'none' },
})
const { to } = undelegationCall(data.OWN)
const asking = (answers: Answers): Scene => ({ hash: `#/allowance/${BASE}.${data.OWN}`, answers })

const also = (scene: Scene | undefined): Scene => ({
  hash: '#/approval',
  place: 'approval',
  ...scene,
  answers: { ...scene?.answers, ...on({ [BASE]: delegated }) },
})

function reviewed(view: DelegationView): Scene {
  const review = quotes(() => proven(data.reviewOf()))
  return { ...review, answers: { ...review.answers, ...on({ 1: view }) } }
}

export const DELEGATION_SCENES: Readonly<Record<string, Scene>> = {
  'account-delegated': { hash: '#/account/evm-0', answers: on({ [BASE]: delegated, 1: known }) },
  'account-delegation-unread': {
    hash: '#/account/evm-0',
    answers: on({ [BASE]: { state: 'unread', why: { code: 'TIMEOUT' } } }),
  },
  'review-delegated': reviewed(delegated),
  'review-delegation-contradicted': reviewed({ state: 'unread', why: { code: 'CONTRADICTION' } }),
  'approval-connect-delegated': also(CONNECT_SCENES['approval-connect-alike']),
  'approval-message-delegated': also(MESSAGE_SCENES['approval-message']),
  'approval-typed-data-delegated': also(TYPED_DATA_SCENES['approval-typed-data']),
  'undelegate-ask': asking({
    'delegations.ask': () => ({
      available: true,
      shown: {
        account: data.OWN,
        chain: { id: BASE, name: 'Base' },
        calls: [
          {
            to,
            value: data.amount(BASE, 'ETH', 0n),
            data: '0x',
            meaning: { act: { kind: 'undelegation' }, dangers: [] },
          },
        ],
        effects: { known: true, reverted: undefined, changes: [], allowances: [], deposits: [] },
        mostGas: data.amount(BASE, 'ETH', 31_872_400_432_112n),
        funding: undefined,
        triedAtSeconds: data.nowSeconds(),
        mark: '0xback',
      },
    }),
    'delegations.take': () => ({ outcome: 'taken', bundleId: 'bundle:back' }),
  }),
  'undelegate-none': asking({ 'delegations.ask': () => ({ available: false, obstacle: 'none' }) }),
}
