import { type Abi, toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { type ContractName, hashSources, readArtifacts, readSources } from './artifacts.ts'
import { PROXY_ABI, ROUTER_ABI } from './router-calls.ts'

const artifacts = readArtifacts()

function selectors(name: ContractName): readonly string[] {
  return artifacts.contracts[name].abi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item)] : []))
}

test('the artifacts were compiled from the sources as they are now', () => {
  expect(artifacts.sourcesHash, 'run: npx tsx tests/devnet/contracts/compile.ts').toBe(hashSources(readSources()))
})

test('a changed source changes the hash', () => {
  const sources = readSources()
  expect(hashSources({ ...sources, 'USDC.sol': `${sources['USDC.sol']} ` })).not.toBe(hashSources(sources))
})

test('no runtime code depends on a constructor', () => {
  for (const { deployedBytecode } of Object.values(artifacts.contracts)) {
    // A linked library or unset immutable leaves a placeholder.
    expect(deployedBytecode).toMatch(/^0x([0-9a-f]{2}){500,}$/)
  }
})

test('the depository has the selectors of the published one', () => {
  expect(selectors('Depository')).toEqual(
    expect.arrayContaining(['0x49290c1c', '0xe8017952', '0x5a1ee3ac', '0x2d9fb478']),
  )
})

test('the depository has the topics of the published one, with nothing indexed', () => {
  const events = artifacts.contracts.Depository.abi.flatMap((item) => (item.type === 'event' ? [item] : []))
  expect(Object.fromEntries(events.map((event) => [event.name, toEventSelector(event)]))).toEqual({
    RelayNativeDeposit: '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477',
    RelayErc20Deposit: '0x49fed1d0b752ce30eee63c7a81133f3363b532fec5d4d7dd1ccfd005de4555e1',
    RelayCallExecuted: '0x4be109453ef7e895dc7215c929fff9b76b51483d56a4d04548b4866e9aa7c5ea',
  })
  expect(events.flatMap((event) => event.inputs).some((input) => input.indexed)).toBe(false)
})

test('the depository has the errors of the published one', () => {
  const errors = artifacts.contracts.Depository.abi.flatMap((item) => (item.type === 'error' ? [item.name] : []))
  expect(errors).toEqual(
    expect.arrayContaining([
      'AddressCannotBeZero',
      'InvalidSignature',
      'CallRequestExpired',
      'CallRequestAlreadyUsed',
      'CallFailed',
    ]),
  )
})

test('multicall3 has the selectors of the canonical one', () => {
  // aggregate, tryAggregate, tryBlockAndAggregate, blockAndAggregate, aggregate3, aggregate3Value, getEthBalance, getChainId
  expect(selectors('Multicall3')).toEqual(
    expect.arrayContaining([
      '0x252dba42',
      '0xbce38bd7',
      '0x399542e9',
      '0xc3077fa9',
      '0x82ad56cb',
      '0x174dea71',
      '0x4d2301cc',
      '0x3408e470',
    ]),
  )
})

test('USDC has the selectors of EIP-2612 and EIP-3009, with both forms of a signature', () => {
  // permit, transferWithAuthorization, receiveWithAuthorization, cancelAuthorization
  expect(selectors('USDC')).toEqual(
    expect.arrayContaining([
      '0xd505accf',
      '0x9fd5a6cf',
      '0xe3ee160e',
      '0xcf092995',
      '0xef55bec6',
      '0x88b7ab63',
      '0x5a049a70',
      '0xb7b72899',
    ]),
  )
})

test('Permit2 has the selectors of the canonical one, as far as it goes', () => {
  // permitTransferFrom and permitWitnessTransferFrom, single and batch, invalidateUnorderedNonces, nonceBitmap
  expect(selectors('Permit2')).toEqual(
    expect.arrayContaining(['0x30f28b7a', '0xedd9444b', '0x137c29fe', '0xfe8ec1a7', '0x3ff9dcb1', '0x4fe02b44']),
  )
})

test.each([
  ['Router', ROUTER_ABI],
  ['ApprovalProxy', PROXY_ABI],
] as const)('%s has the functions, events and errors of the published third version', (name, published) => {
  const named = (abi: Abi) =>
    abi.flatMap((item) => {
      if (item.type === 'event') return [`event ${toEventSelector(item)}`]
      if (item.type !== 'function' && item.type !== 'error') return []
      return [`${item.type} ${toFunctionSelector({ outputs: [], stateMutability: 'view', ...item, type: 'function' })}`]
    })
  expect(named(artifacts.contracts[name].abi)).toEqual(expect.arrayContaining(named(published)))
})
