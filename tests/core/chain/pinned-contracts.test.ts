import { describe, expect, it } from 'vitest'
import type { Chain } from '../../../src/core/chain/chain.ts'
import { kindAt } from '../../../src/core/chain/pinned-contracts.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { profileFromFile } from '../../../src/core/profiles/resolve.ts'
import { pinnedOn } from '../pinned.ts'

const ROUTER = pinnedOn(1, 'router')
const PROXY = pinnedOn(1, 'approvalProxy')

function ethereum(): Chain {
  const [chain] = devnet.chains
  if (!chain) throw new Error('expected a chain')
  return chain
}

function pinning(contracts: unknown): unknown {
  return { ...devnet, chains: [{ ...ethereum(), contracts }, ...devnet.chains.slice(1)] }
}

describe('a profile', () => {
  it('loads with a kind for each contract', () => {
    expect(() => profileFromFile(pinning(ethereum().contracts))).not.toThrow()
    expect(kindAt(ethereum(), ROUTER.toLowerCase())).toBe('router')
  })

  it.each([
    ['lists a router as a spender', { routers: [ROUTER], spenders: [ROUTER] }],
    [
      'calls its router an approval proxy too',
      [...ethereum().contracts, { kind: 'approvalProxy', address: ROUTER, router: ROUTER, version: 'v3' }],
    ],
    [
      'calls its depository a router',
      [...ethereum().contracts, { kind: 'router', address: ethereum().depositories[0], version: 'v3' }],
    ],
    [
      'has a proxy of a router that it does not pin',
      [{ kind: 'approvalProxy', address: PROXY, router: ROUTER, version: 'v3' }],
    ],
    ['has a router of an unknown version', [{ kind: 'router', address: ROUTER, version: 'v1' }]],
  ])('that %s does not load', (_name, contracts) => {
    expect(() => profileFromFile(pinning(contracts))).toThrow()
  })
})
