import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { parametersOf } from '../../../../src/core/page/abi/function-signature.ts'
import { describeCall, describeTypedData } from '../../../../src/core/page/descriptors/describe.ts'
import { describeOwnData, ownDescriptors } from '../../../../src/core/page/descriptors/own-descriptors.ts'
import { readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../../src/core/profiles/profile.ts'
import { authorizationTypes } from '../../../../src/core/verify/permits/types.ts'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const NONCE = `0x${'11'.repeat(32)}`
const usdc = currencyOf(devnet, 1, USDC)

const at = (address: string, chainId = 1) => ({ profile: devnet, chainId, address })
function said(address: string, data: Omit<TypedData, 'domain'>) {
  const read = readTypedData({ ...data, domain: { chainId: 1, verifyingContract: address } })
  if (!read.ok) throw new Error(read.message)
  return describeTypedData(read.typedData, ownDescriptors(at(address)), devnet)
}
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
const permitOfOne = (name: string, witness = '') => ({
  [name]: fields(`TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline${witness}`),
  TokenPermissions: fields('address token,uint256 amount'),
})
const tokens = (amount: bigint, word?: string) => ({ as: 'tokens', token: USDC, currency: usdc, amount, word })
const shown = (described: ReturnType<typeof said>) =>
  described?.fields.map(({ label, value }) => [label, value.as === 'address' ? value.address : value])

describe('the own descriptors', () => {
  it('stand for pinned tokens and Permit2, and nowhere else', () => {
    expect(ownDescriptors(at(USDC)).map(({ of }) => of)).toEqual(['calls', 'typedData'])
    expect(ownDescriptors(at(PERMIT2)).map(({ of }) => of)).toEqual(['calls', 'typedData'])
    for (const place of [at(OTHER), at(USDC, 8453), at(PERMIT2, 424242), at(`0x${'0'.repeat(40)}`)]) {
      expect(ownDescriptors(place)).toEqual([])
    }
  })

  it('speak of every value of a call but the signature in it', () => {
    for (const address of [USDC, PERMIT2]) {
      const [calls] = ownDescriptors(at(address))
      const formats = Object.entries(calls?.formats ?? {})
      expect(formats.length).toBeGreaterThan(0)
      for (const [signature, { fields: named }] of formats) {
        const paths = named.flatMap((each) => [each.path, each.format === 'tokenAmount' ? each.params.tokenPath : ''])
        const roots = paths.map((path) => path?.split('.')[0])
        expect(parametersOf(signature).filter(({ name }) => !roots.includes(name))).toEqual([])
        expect(named.filter(({ visible }) => visible === 'never').map(({ path }) => path)).toEqual(
          signature.includes('uint8 v') ? ['v', 'r', 's'] : signature.includes('bytes signature') ? ['signature'] : [],
        )
      }
    }
  })
})

describe('what is signed for pinned contracts', () => {
  it('is a permit of a token (EIP-2612), with a word where it has no end', () => {
    const permit = (value: bigint) =>
      said(USDC, {
        types: { Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline') },
        primaryType: 'Permit',
        message: { owner: OWN, spender: OTHER, value, nonce: 0, deadline: 1_900_000_000 },
      })
    expect(permit(5n)).toMatchObject({ intent: 'own:letTake', owner: 'USD Coin' })
    expect(shown(permit(5n))).toEqual([
      ['own:spender', OTHER],
      ['own:upTo', tokens(5n)],
      ['own:from', OWN],
      ['own:usedUntil', { as: 'date', seconds: 1_900_000_000n }],
      ['own:nonce', { as: 'text', text: '0' }],
    ])
    expect(shown(permit(maxUint256))?.[1]).toEqual(['own:upTo', tokens(maxUint256, 'own:unlimited')])
  })

  it('is an authorization to send tokens (EIP-3009)', () => {
    const described = said(USDC, {
      types: authorizationTypes('TransferWithAuthorization'),
      primaryType: 'TransferWithAuthorization',
      message: { from: OWN, to: OTHER, value: '5', validAfter: 0, validBefore: 9, nonce: NONCE },
    })
    expect(shown(described)).toEqual([
      ['own:amount', tokens(5n)],
      ['own:from', OWN],
      ['own:to', OTHER],
      ['own:notBefore', { as: 'date', seconds: 0n }],
      ['own:usedUntil', { as: 'date', seconds: 9n }],
      ['own:nonce', { as: 'text', text: NONCE }],
    ])
  })

  it('is a permit of Permit2, for one token and for several', () => {
    const details = { token: USDC, amount: (2n ** 160n - 1n).toString(), expiration: 9, nonce: 0 }
    const types = { PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce') }
    const single = said(PERMIT2, {
      types: { ...types, PermitSingle: fields('PermitDetails details,address spender,uint256 sigDeadline') },
      primaryType: 'PermitSingle',
      message: { details, spender: OTHER, sigDeadline: 10 },
    })
    expect(shown(single)).toEqual([
      ['own:spender', OTHER],
      ['own:upTo', tokens(2n ** 160n - 1n, 'own:unlimited')],
      ['own:until', { as: 'date', seconds: 9n }],
      ['own:nonce', { as: 'text', text: '0' }],
      ['own:usedUntil', { as: 'date', seconds: 10n }],
    ])
    const batch = said(PERMIT2, {
      types: { ...types, PermitBatch: fields('PermitDetails[] details,address spender,uint256 sigDeadline') },
      primaryType: 'PermitBatch',
      message: { details: [details, { ...details, token: OTHER, amount: 7 }], spender: OTHER, sigDeadline: 10 },
    })
    expect(shown(batch)?.slice(1)).toEqual([
      ['own:upTo', tokens(2n ** 160n - 1n, 'own:unlimited')],
      ['own:until', { as: 'date', seconds: 9n }],
      ['own:nonce', { as: 'text', text: '0' }],
      ['own:upTo', { as: 'tokens', token: OTHER, currency: undefined, amount: 7n, word: undefined }],
      ['own:until', { as: 'date', seconds: 9n }],
      ['own:nonce', { as: 'text', text: '0' }],
      ['own:usedUntil', { as: 'date', seconds: 10n }],
    ])
    const apart = (of: typeof batch) => of?.fields.filter(({ isApart }) => isApart).map(({ label }) => label)
    expect([apart(single), apart(batch)]).toEqual([[], ['own:upTo', 'own:upTo', 'own:usedUntil']])
  })

  it('is a transfer by Permit2, and nothing where a witness binds more than is described', () => {
    const message = { permitted: { token: USDC, amount: 5 }, spender: OTHER, nonce: 1, deadline: 9 }
    const primaryType = 'PermitTransferFrom'
    const plain = said(PERMIT2, { types: permitOfOne(primaryType), primaryType, message })
    expect(plain?.intent).toBe('own:letTakeOnce')
    const bound = said(PERMIT2, {
      types: {
        ...permitOfOne('PermitWitnessTransferFrom', ',RelayerWitness witness'),
        RelayerWitness: fields('address relayer'),
      },
      primaryType: 'PermitWitnessTransferFrom',
      message: { ...message, witness: { relayer: OTHER } },
    })
    expect(bound).toBeUndefined()
  })

  describe('a permit with a witness', () => {
    const four = 'address spender,uint256 nonce,uint256 deadline'
    const given = (primaryType: string, own: string, permissions = 'address token,uint256 amount', many = false) => {
      const permitted = { token: USDC, amount: 5 }
      const read = readTypedData({
        types: { [primaryType]: fields(own), TokenPermissions: fields(permissions), Order: fields('uint256 least') },
        primaryType,
        domain: { chainId: 1, verifyingContract: PERMIT2 },
        message: {
          ...{ permitted: many ? [permitted, permitted] : permitted, spender: OTHER, nonce: 1, deadline: 9 },
          ...{ witness: { least: 4 }, more: 1 },
        },
      })
      if (!read.ok) throw new Error(read.message)
      return describeOwnData(read.typedData, devnet)
    }

    it('is described as far as Permit2 itself keeps to it, and said to be more', () => {
      const one = given('PermitWitnessTransferFrom', `TokenPermissions permitted,${four},Order witness`)
      expect(shown(one)).toEqual([
        ['own:spender', OTHER],
        ['own:upTo', tokens(5n)],
        ['own:usedUntil', { as: 'date', seconds: 9n }],
        ['own:nonce', { as: 'text', text: '1' }],
      ])
      expect(one?.isPart).toBe(true)
      const many = given(
        'PermitBatchWitnessTransferFrom',
        `TokenPermissions[] permitted,${four},Order witness`,
        undefined,
        true,
      )
      expect(many?.fields.filter(({ label }) => label === 'own:upTo')).toHaveLength(2)
      expect(many?.isPart).toBe(true)
    })

    it.each([
      [
        'with a member more',
        'PermitWitnessTransferFrom',
        `TokenPermissions permitted,${four},Order witness,uint256 more`,
      ],
      ['without one', 'PermitWitnessTransferFrom', `TokenPermissions permitted,${four}`],
      [
        'with the witness in another place',
        'PermitWitnessTransferFrom',
        `Order witness,TokenPermissions permitted,${four}`,
      ],
      ['by another name', 'PermitOddTransferFrom', `TokenPermissions permitted,${four},Order witness`],
    ])('is not described %s', (_, primaryType, own) => {
      expect(given(primaryType, own)).toBeUndefined()
    })

    it('is not described where its permissions are others than Permit2 reads', () => {
      const own = `TokenPermissions permitted,${four},Order witness`
      expect(given('PermitWitnessTransferFrom', own, 'uint256 amount,address token')).toBeUndefined()
    })
  })
})

describe('what pinned contracts are called with', () => {
  const abi = parseAbi([
    'function transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
    'function lockdown((address token,address spender)[])',
  ])

  it('is an authorization that is used', () => {
    const nonce = `0x${'11'.repeat(32)}` as const
    const args = [OWN, OTHER, 5n, 0n, 9n, nonce, 27, nonce, nonce] as const
    const data = encodeFunctionData({ abi, functionName: 'transferWithAuthorization', args })
    const described = describeCall({ to: USDC, value: 0n, data }, ownDescriptors(at(USDC)), at(USDC))
    expect(described?.intent).toBe('own:sendByAuthorization')
    expect(shown(described)?.slice(0, 3)).toEqual([
      ['own:amount', tokens(5n)],
      ['own:from', OWN],
      ['own:to', OTHER],
    ])
  })

  it('is every permission that is taken back at once', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'lockdown',
      args: [
        [
          { token: USDC, spender: OTHER },
          { token: OTHER, spender: OWN },
        ],
      ],
    })
    const described = describeCall({ to: PERMIT2, value: 0n, data }, ownDescriptors(at(PERMIT2)), at(PERMIT2))
    expect(shown(described)).toEqual([
      ['own:forToken', USDC],
      ['own:takenFrom', OTHER],
      ['own:forToken', OTHER],
      ['own:takenFrom', OWN],
    ])
  })
})
