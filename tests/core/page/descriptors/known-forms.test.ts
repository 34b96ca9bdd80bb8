import { keccak256, toBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { encodeTypeOf } from '../../../../src/core/page/abi/value-tree.ts'
import { readDescriptor } from '../../../../src/core/page/descriptors/descriptor.ts'
import { describeForm, isKnownForm } from '../../../../src/core/page/descriptors/known-forms.ts'
import { readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
import { typedDataPowerOf } from '../../../../src/core/page/messages/typed-data-power.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { typedDataHashesOf } from '../../../../src/core/sign/typed-data-hashes.ts'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ANY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WORD = `0x${'11'.repeat(32)}`
const fieldsIn = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
function typed(data: Omit<TypedData, 'message'> & Readonly<{ message: Readonly<Record<string, unknown>> }>): TypedData {
  const read = readTypedData(data)
  if (!read.ok) throw new Error(read.message)
  return read.typedData
}

const ZERO_EX = {
  name: 'ZeroEx',
  version: '1.0.0',
  chainId: 1,
  verifyingContract: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF',
}
const FORMS: Readonly<Record<string, TypedData>> = {
  MetaTransaction: typed({
    types: { MetaTransaction: fieldsIn('uint256 nonce,address from,bytes functionSignature') },
    primaryType: 'MetaTransaction',
    domain: { name: 'Some token', version: '1', chainId: 1, verifyingContract: ANY },
    message: { nonce: 0, from: OWN, functionSignature: '0xa9059cbb' },
  }),
  SafeTx: typed({
    types: {
      SafeTx: fieldsIn(
        'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
      ),
    },
    primaryType: 'SafeTx',
    domain: { chainId: 1, verifyingContract: ANY },
    message: {
      to: ANY,
      value: 5,
      data: '0x',
      operation: 1,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      gasToken: ANY,
      refundReceiver: ANY,
      nonce: 3,
    },
  }),
  Root: typed({
    types: { Root: fieldsIn('bytes32 root') },
    primaryType: 'Root',
    domain: {
      name: 'Blur Exchange',
      version: '1.0',
      chainId: 1,
      verifyingContract: '0x000000000000Ad05Ccc4F10045630fb830B95127',
    },
    message: { root: WORD },
  }),
  Delegation: typed({
    types: {
      Delegation: fieldsIn('address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt'),
      Caveat: fieldsIn('address enforcer,bytes terms'),
    },
    primaryType: 'Delegation',
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId: 1,
      verifyingContract: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    },
    message: { delegate: ANY, delegator: OWN, authority: WORD, caveats: [], salt: 0 },
  }),
  MakerAsk: typed({
    types: {
      MakerAsk: fieldsIn(
        'uint256 askNonce,uint256 subsetNonce,uint256 strategyId,uint256 assetType,uint256 orderNonce,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 minPrice,uint256[] itemIds,uint256[] amounts,bytes additionalParameters',
      ),
    },
    primaryType: 'MakerAsk',
    domain: { name: 'Any', version: '2', chainId: 1, verifyingContract: ANY },
    message: {
      ...{
        askNonce: 0,
        subsetNonce: 0,
        strategyId: 0,
        assetType: 0,
        orderNonce: 7,
        collection: ANY,
        currency: ANY,
        signer: OWN,
      },
      ...{
        startTime: 0,
        endTime: 2_000_000_000,
        minPrice: 1,
        itemIds: [12, 13],
        amounts: [1, 1],
        additionalParameters: '0x',
      },
    },
  }),
  ERC721Order: typed({
    types: {
      ERC721Order: fieldsIn(
        'uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,Fee[] fees,address erc721Token,uint256 erc721TokenId,Property[] erc721TokenProperties',
      ),
      Fee: fieldsIn('address recipient,uint256 amount,bytes feeData'),
      Property: fieldsIn('address propertyValidator,bytes propertyData'),
    },
    primaryType: 'ERC721Order',
    domain: ZERO_EX,
    message: {
      ...{
        direction: 0,
        maker: OWN,
        taker: ANY,
        expiry: 2_000_000_000,
        nonce: 1,
        erc20Token: ANY,
        erc20TokenAmount: 1,
      },
      ...{ fees: [], erc721Token: ANY, erc721TokenId: 12, erc721TokenProperties: [] },
    },
  }),
  RfqOrder: typed({
    types: {
      RfqOrder: fieldsIn(
        'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt',
      ),
    },
    primaryType: 'RfqOrder',
    domain: ZERO_EX,
    message: {
      makerToken: ANY,
      takerToken: ANY,
      makerAmount: 100,
      takerAmount: 1,
      maker: OWN,
      taker: ANY,
      txOrigin: ANY,
      pool: WORD,
      expiry: 2_000_000_000,
      salt: 1,
    },
  }),
}
const shown = (typedData: TypedData) => describeForm(typedData, relay, [])
const form = (name: string): TypedData => {
  const found = FORMS[name]
  if (!found) throw new Error(`no form ${name}`)
  return found
}
const on = (name: string, domain: TypedData['domain']): TypedData => ({
  ...form(name),
  domain: { ...form(name).domain, ...domain },
})

describe('the known forms', () => {
  it.each([
    ['MetaTransaction', 'own:actInYourName'],
    ['SafeTx', 'own:confirmForSafe'],
    ['Root', 'own:sellUnseen'],
    ['Delegation', 'own:letAct'],
    ['MakerAsk', 'own:sellNfts'],
    ['ERC721Order', 'own:tradeNft'],
    ['RfqOrder', 'own:tradeTokens'],
  ])('describe %s, whose warning stays and whose values are all shown', (name, intent) => {
    expect(shown(form(name))).toMatchObject({ intent, isPart: true })
    expect(shown(form(name))?.fields.length).toBeGreaterThan(0)
    expect(typedDataPowerOf(form(name))).toBe('contract')
    expect(isKnownForm(form(name))).toBe(true)
  })

  const around = (fields: string, others: Readonly<Record<string, string>>) => ({
    ...form('SafeTx'),
    primaryType: 'Any',
    types: Object.fromEntries(Object.entries({ Any: fields, ...others }).map(([name, text]) => [name, fieldsIn(text)])),
  })
  const RFQ = 'address a,address b,uint128 c,uint128 d,address e,address f,address g,bytes32 h,uint64 i,uint256 j'
  it.each([
    ['the short one under another name', around('bytes32 root', {}), false],
    ['other names of fields', around(RFQ, {}), true],
    ['lists of lists', around('Inner[2][] all', { Inner: 'string title,Root[] roots', Root: 'bytes32 root' }), true],
    ['a call', around('address to,bytes data', {}), true],
    ['a list of calls', around('string title,Call[] calls', { Call: 'bytes[2] parts' }), true],
    ['fixed bytes alone', around('bytes32 id,bytes4 kind,string bytes', {}), false],
    ['a struct that is not used', around('uint256 amount', { Root: 'bytes32 root' }), false],
  ])('are found, and nothing else is: %s', (_name, typedData, isFound) => {
    expect(isKnownForm(typedData)).toBe(isFound)
  })

  // As the contracts publish them.
  it.each([
    ['MetaTransaction', '0x23d10def3caacba2e4042e0c75d44a42d2558aabcf5ce951d0642a8032e1e653'],
    ['SafeTx', '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
    ['Delegation', '0x88c1d2ecf185adf710588203a5f263f0ff61be0d33da39792cde19ba9aa4331e'],
    ['ERC721Order', '0x2de32b2b090da7d8ab83ca4c85ba2eb6957bc7f6c50cb4ae1995e87560d808ed'],
    ['RfqOrder', '0xe593d3fdfa8b60e5e17a1b2204662ecbe15c23f2084b9ad5bae40359540a7da9'],
  ])('have the type hash of %s', (name, hash) => {
    expect(keccak256(toBytes(encodeTypeOf(form(name))))).toBe(hash)
  })

  it.each([
    ['another contract', on('Root', { verifyingContract: ANY })],
    ['another chain', on('Root', { chainId: 10 })],
    ['another name', on('Root', { name: 'Blur  Exchange' })],
    ['another version', on('Delegation', { version: '2' })],
    ['a chain without a profile', on('SafeTx', { chainId: 999_999 })],
    ['a field more', { ...form('Root'), types: { ...form('Root').types, Root: fieldsIn('bytes32 root,bool x') } }],
  ])('leave data for %s unknown', (_name, typedData) => {
    expect(shown(typedData)).toBeUndefined()
    expect(typedDataPowerOf(typedData)).toBe('contract')
  })
})

describe('a further descriptor', () => {
  const vote = typed({
    types: { Vote: fieldsIn('uint256 proposal,bool isFor') },
    primaryType: 'Vote',
    domain: { name: 'Council', version: '1', chainId: 1, verifyingContract: ANY },
    message: { proposal: 7, isFor: true },
  })
  const content = (eip712: object) => ({
    context: { eip712: { deployments: [{ chainId: 1, address: ANY }], ...eip712 } },
    metadata: { owner: 'Council' },
    display: {
      formats: {
        'Vote(uint256 proposal,bool isFor)': {
          intent: 'Vote',
          fields: [{ path: 'proposal', label: 'Proposal', format: 'raw' }],
        },
      },
    },
  })
  const said = (eip712: object) => {
    const read = readDescriptor(content(eip712))
    return read && describeForm(vote, relay, [read])
  }

  it.each([
    ['its contract', {}],
    ['its domain', { domain: { name: 'Council', version: '1', chainId: 1, verifyingContract: ANY.toLowerCase() } }],
    ['its separator', { domainSeparator: typedDataHashesOf(vote).domain }],
  ])('is shown for %s, beside all values', (_name, eip712) => {
    expect(said(eip712)).toEqual({
      ...{ intent: 'Vote', owner: 'Council', isPart: true },
      fields: [{ label: 'Proposal', value: { as: 'text', text: '7' } }],
    })
  })

  it.each([
    ['contract', { deployments: [{ chainId: 1, address: OWN }] }],
    ['chain', { deployments: [{ chainId: 10, address: ANY }] }],
    ['name', { domain: { name: 'council' } }],
    ['salt', { domain: { salt: WORD } }],
    ['separator', { domainSeparator: WORD }],
  ])('is not shown for another %s', (_name, eip712) => {
    expect(said(eip712)).toBeUndefined()
  })
})
