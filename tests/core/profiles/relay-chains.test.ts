import { getAddress } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { targetOf } from '../../../src/core/families/bitcoin/block/header.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { hostsOf, isOnThisMachine } from '../../../src/core/profiles/profile.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { relayChains } from '../../../src/core/profiles/relay-chains.ts'
import { profileFromFile } from '../../../src/core/profiles/resolve.ts'
import { LIVE_HOSTS } from '../../build/live-hosts.ts'

function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

describe.each([devnet, relay])('the addresses of $name', (profile) => {
  // EIP-55: encoders refuse a wrong checksum, so a bad pin could never be signed for.
  it('are in lower case or carry a right checksum', () => {
    const wrong = addressesIn(profile).filter((each) => each !== each.toLowerCase() && each !== getAddress(each))
    expect(wrong, 'Write these addresses in EIP-55 form: a block explorer shows it.').toEqual([])
    expect(addressesIn(profile).length).toBeGreaterThan(20)
  })
})

it('is all on this machine for tests and the devnet alone', () => {
  expect(isOnThisMachine(devnet)).toBe(true)
  expect(isOnThisMachine(relay)).toBe(false)
  expect(isOnThisMachine({ ...devnet, service: { ...devnet.service, url: 'https://service.example' } })).toBe(false)
})

it('of the public service names no host that is not in the list of the build', () => {
  expect(hostsOf(relay).toSorted(), 'Name each host in tests/build/live-hosts.ts too.').toEqual(LIVE_HOSTS.toSorted())
})

it('names the rollups of the public service that take a fee for data besides gas', () => {
  expect(
    relayChains.filter(({ takesDataFee }) => takesDataFee).map(({ slug }) => slug),
    'Name a new rollup of the OP stack in this list too.',
  ).toEqual(['base', 'optimism'])
})

describe('a profile of a file', () => {
  const whole = (exchangeB: unknown) => JSON.parse(JSON.stringify({ ...relay, exchangeB }))

  it('names the network of exchange B, or means the main one', () => {
    expect(profileFromFile(whole({ networkId: 300 })).exchangeB).toEqual({ networkId: 300 })
    expect(profileFromFile(whole(undefined)).exchangeB).toEqual({ networkId: 304 })
  })

  it('pins gateways of names by https, without credentials, and lets the build reach their hosts', () => {
    const withGateways = (nameGateways: readonly string[]) => profileFromFile({ ...relay, nameGateways })
    const pinned = withGateways(['https://names.example/{sender}/{data}.json'])
    expect(hostsOf(pinned)).toContain('https://names.example')
    for (const url of [
      'http://names.example/{data}',
      'https://me:secret@names.example/{data}',
      'wss://names.example',
    ]) {
      expect(() => withGateways([url])).toThrow('expected https, without credentials')
    }
  })

  it('does not load without a word on when a block of each chain is final', () => {
    const withFinality = (finality: unknown, slug: string) => {
      const chains = relay.chains.map((chain) => (chain.slug === slug ? { ...chain, finality } : chain))
      return () => profileFromFile(JSON.parse(JSON.stringify({ ...relay, chains })))
    }
    expect(withFinality({ by: 'depth', blocks: 6 }, 'base')).not.toThrow()
    expect(withFinality(undefined, 'base')).toThrow('finality')
    expect(withFinality({ by: 'depth', blocks: 0 }, 'base')).toThrow()
    expect(withFinality({ by: 'finalizedTag' }, 'bitcoin')).toThrow('expected a depth')
  })

  it('of the public service has two nodes of each EVM chain, of different hosts, where two are known', () => {
    const hosts = relay.chains
      .filter(({ vm }) => vm === 'ethereum-vm')
      .map(({ slug, nodeUrls }) => [slug, new Set(nodeUrls.map((url) => new URL(url).host)).size])
    expect(
      hosts.filter(([, count]) => count !== 2),
      'Give these chains nodes of two hosts in `nodeUrls`.',
    ).toEqual([['hyperevm', 1]])
  })

  it('has two explorers of Bitcoin, of different hosts, and a floor for the work of a block', () => {
    const [bitcoin] = relay.chains.filter(({ slug }) => slug === 'bitcoin')
    expect(new Set(bitcoin?.nodeUrls.map((each) => new URL(each).host)).size).toBe(2)
    // A quarter of a difficulty is four times its target.
    expect(targetOf(bitcoin?.easiestBits ?? 0)).toBe(4n * (targetOf(0x1702_1ec5) ?? 0n))
    const withBits = (easiestBits: unknown, slug: string) => {
      const chains = relay.chains.map((chain) => (chain.slug === slug ? { ...chain, easiestBits } : chain))
      return () => profileFromFile(JSON.parse(JSON.stringify({ ...relay, chains })))
    }
    expect(withBits(undefined, 'bitcoin')).not.toThrow()
    expect(withBits(0x1d00_ffff, 'bitcoin')).not.toThrow()
    expect(withBits(0, 'bitcoin')).toThrow('expected a compact target')
    expect(withBits(0x1d00_ffff, 'base')).toThrow('only Bitcoin has work')
  })

  it('takes both explorers of a devnet, or the one that an older devnet names', () => {
    const world = { service: 'http://127.0.0.1:1', stream: 'ws://127.0.0.1:1', dapp: 'http://127.0.0.1:2', chains: {} }
    const nodesWith = (bitcoin: unknown) =>
      profileFromFile({ ...world, bitcoin }).chains.find(({ slug }) => slug === 'bitcoin')?.nodeUrls
    const explorer = 'http://127.0.0.1:3'
    const [first, second] = [`${explorer}/api`, `${explorer}/second/api`]
    expect(nodesWith({ explorer, secondExplorer: `${explorer}/second` })).toEqual([first, second])
    expect(nodesWith({ explorer })).toEqual([first])
  })

  it('names one node of a chain or more, all different, and several of EVM and Bitcoin', () => {
    const withNodes = (nodeUrls: readonly string[], slug: string) => {
      const chains = relay.chains.map((chain) => (chain.slug === slug ? { ...chain, nodeUrls } : chain))
      return () => profileFromFile(JSON.parse(JSON.stringify({ ...relay, chains })))
    }
    const [one, other] = ['https://one.example/rpc', 'https://other.example/rpc']
    expect(hostsOf(withNodes([one, other], 'base')())).toEqual(
      expect.arrayContaining(['https://one.example', 'https://other.example']),
    )
    expect(withNodes([one], 'bitcoin')).not.toThrow()
    expect(withNodes([], 'base')).toThrow()
    expect(withNodes([one, 'no address'], 'base')).toThrow()
    expect(withNodes([one, one.replace('one', 'ONE')], 'base')).toThrow('expected different addresses')
    expect(withNodes([one, other], 'bitcoin')).not.toThrow()
    expect(withNodes([one, other, 'https://third.example'], 'bitcoin')).toThrow('Bitcoin at most two')
    expect(withNodes([one, other], 'lighter')).toThrow('Bitcoin at most two')
  })

  it.each([{}, { networkId: 0 }, { networkId: '304' }, { networkId: 2 ** 32 }])(
    'is none with %o for it',
    (exchangeB) => {
      expect(() => profileFromFile(whole(exchangeB))).toThrow()
    },
  )
})
