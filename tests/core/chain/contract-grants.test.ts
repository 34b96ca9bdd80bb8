import { describe, expect, it } from 'vitest'
import type { Chain } from '../../../src/core/chain/chain.ts'
import { granteesOf } from '../../../src/core/chain/contract-grants.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { pinnedOn } from '../pinned.ts'

const ROUTER = pinnedOn(1, 'router')
const PROXY = pinnedOn(1, 'approvalProxy')
const PERMIT2 = pinnedOn(1, 'permit2')

function ethereum(): Chain {
  const [chain] = devnet.chains
  if (!chain) throw new Error('expected a chain')
  return chain
}

describe('who may be given a right to take tokens', () => {
  it('is the depository, the approval proxy and Permit2 for an allowance', () => {
    const chain = ethereum()
    const spenders = granteesOf('allowance', chain, devnet.solvers)
    expect(spenders.toSorted()).toEqual([...chain.depositories, PROXY, PERMIT2].toSorted())
  })

  it('is the approval proxy alone for a Permit2 signature', () => {
    expect(granteesOf('permit2', ethereum(), devnet.solvers)).toEqual([PROXY])
  })

  it('is a solver alone for an EIP-3009 authorization', () => {
    expect(granteesOf('eip3009', ethereum(), devnet.solvers)).toEqual(devnet.solvers)
  })

  it('is never the router, by which anybody can take an allowance', () => {
    for (const grant of ['allowance', 'permit2', 'eip3009'] as const) {
      expect(granteesOf(grant, ethereum(), devnet.solvers)).not.toContain(ROUTER)
    }
  })
})
