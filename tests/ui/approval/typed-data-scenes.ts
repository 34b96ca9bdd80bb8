import type { TypedData } from '../../../src/core/execution/item.ts'
import { describeForm } from '../../../src/core/page/descriptors/known-forms.ts'
import { describeOwnData } from '../../../src/core/page/descriptors/own-descriptors.ts'
import { permitKindOf } from '../../../src/core/page/messages/permit-kind.ts'
import { typedDataPowerOf } from '../../../src/core/page/messages/typed-data-power.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { typedDataHashesOf } from '../../../src/core/sign/typed-data-hashes.ts'
import * as data from '../data.ts'
import { type Answers, never } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'
import { readLate } from './calls-scenes.ts'

const USDC = data.currency(8453, 'USDC').address

const USED_UNTIL = `${data.nowSeconds() + 1_800}`
const LASTS_UNTIL = `${data.nowSeconds() + 2_592_000}`

function typed(typedData: TypedData): Scene {
  const names = { id: 'typed-1', ticket: 'ticket-5', origin: 'https://app.bridge-garden.example', account: data.OWN }
  const view = {
    kind: 'typedData',
    ...names,
    suspicion: undefined,
    typedData,
    hashes: typedDataHashesOf(typedData),
    power: typedDataPowerOf(typedData),
    permit: permitKindOf(typedData, devnet),
    described: describeOwnData(typedData, devnet) ?? describeForm(typedData, devnet, []),
  } as const
  return { hash: '#/approval', place: 'approval', answers: { 'approvals.list': () => [view] } }
}

function fields(text: string): TypedData['types'][string] {
  return text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
}

const permit: TypedData = {
  types: {
    Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: USDC },
  message: {
    owner: data.OWN.toLowerCase(),
    spender: data.STRANGER,
    value: '100000000',
    nonce: '0',
    deadline: USED_UNTIL,
  },
}

const permits: TypedData = {
  types: {
    PermitBatch: fields('PermitDetails[] details,address spender,uint256 sigDeadline'),
    PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce'),
  },
  primaryType: 'PermitBatch',
  domain: { name: 'Permit2', chainId: 8453, verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' },
  message: {
    details: [
      { token: USDC, amount: `${2n ** 160n - 1n}`, expiration: LASTS_UNTIL, nonce: '0' },
      {
        token: '0x6b175474e89094c44da98b954eedeac495271d0f',
        amount: '5000000',
        expiration: LASTS_UNTIL,
        nonce: '4',
      },
    ],
    spender: data.STRANGER,
    sigDeadline: USED_UNTIL,
  },
}

// Ends with its block, and in the past.
const shortPermits: TypedData = {
  ...permits,
  message: {
    ...permits.message,
    details: [
      { token: USDC, amount: '5000000', expiration: '0', nonce: '0' },
      { token: USDC, amount: '6000000', expiration: `${data.nowSeconds() - 86_400}`, nonce: '1' },
    ],
  },
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

// A Permit2 transfer for an order that only the spender's contract understands.
const oneTransfer: TypedData = {
  types: {
    PermitWitnessTransferFrom: fields(
      'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,GardenOrder witness',
    ),
    TokenPermissions: fields('address token,uint256 amount'),
    GardenOrder: fields('address swapper,uint256 least'),
  },
  primaryType: 'PermitWitnessTransferFrom',
  domain: { ...permits.domain },
  message: {
    permitted: { token: USDC, amount: '100000000' },
    spender: data.STRANGER,
    nonce: '77',
    deadline: USED_UNTIL,
    witness: { swapper: data.OWN.toLowerCase(), least: '99000000' },
  },
}

// EIP-3009: a payment that anyone may send, or only its recipient.
const authorization = (primaryType: string): TypedData => ({
  types: {
    [primaryType]: fields('address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'),
  },
  primaryType,
  domain: permit.domain,
  message: {
    from: data.OWN.toLowerCase(),
    to: data.STRANGER,
    value: '100000000',
    validAfter: '0',
    validBefore: USED_UNTIL,
    nonce: `0x${'5a'.repeat(32)}`,
  },
})

const takenBy = (scene: Scene, read: NonNullable<Answers['spenders.check']>): Scene => ({
  ...scene,
  answers: { ...scene.answers, 'spenders.check': read },
})

const paying = (scene: Scene, read: NonNullable<Answers['approvals.possiblePayment']>): Scene => ({
  ...scene,
  answers: { ...scene.answers, 'approvals.possiblePayment': read },
})

const metaTransaction: TypedData = {
  types: { MetaTransaction: fields('uint256 nonce,address from,bytes functionSignature') },
  primaryType: 'MetaTransaction',
  domain: { name: 'Garden', version: '1', chainId: 8453, verifyingContract: data.STRANGER },
  message: { nonce: '0', from: data.OWN.toLowerCase(), functionSignature: `0xa9059cbb${'0'.repeat(128)}` },
}

const cosmos: TypedData = {
  types: {
    EIP712Domain: fields('string name,string version,uint256 chainId,string verifyingContract,string salt'),
    Tx: fields('string chain_id,string memo'),
  },
  primaryType: 'Tx',
  domain: { name: 'Injective Web3', version: '1.0.0', chainId: 1, verifyingContract: 'cosmos', salt: '0' },
  message: { chain_id: 'injective-1', memo: 'Hello' },
}

const unlimited = typed({ ...permit, message: { ...permit.message, value: `${2n ** 256n - 1n}` } })

export const TYPED_DATA_SCENES: Readonly<Record<string, Scene>> = {
  'approval-permit': typed(permit),
  'approval-permit-unlimited': {
    ...unlimited,
    answers: {
      ...unlimited.answers,
      'spenders.names': ({ addresses }) =>
        addresses.map((address) => ({ address, kind: 'router', name: 'My exchange', isEarlier: true })),
    },
  },
  'approval-permit-ordinary': takenBy(typed(permit), ({ addresses }) => ({ ordinary: addresses, unread: [] })),
  'approval-permit-spender-late': takenBy(typed(permit), readLate),
  'approval-typed-data': typed(mail),
  'approval-typed-data-contract': paying(typed(metaTransaction), () => ({
    takes: [
      { amount: { currency: data.currency(8453, 'USDC'), value: 100_000_000n }, at: 'token' },
      { amount: { currency: data.currency(8453, 'USDC'), value: 2n ** 256n - 1n }, at: 'permit2' },
    ],
    beyond: 'form',
  })),
  'approval-typed-data-contract-none': typed(metaTransaction),
  'approval-typed-data-contract-late': paying(typed(metaTransaction), () => never()),
  'approval-typed-data-cosmos': typed(cosmos),
  'approval-permit2': typed(permits),
  'approval-permit2-short': typed(shortPermits),
  'approval-permit2-once': typed(oneTransfer),
  'approval-send-signed': typed(authorization('TransferWithAuthorization')),
  'approval-fetch-signed': typed(authorization('ReceiveWithAuthorization')),
  'approval-permit-unknown': typed({ ...permit, domain: { ...permit.domain, verifyingContract: data.STRANGER } }),
}
