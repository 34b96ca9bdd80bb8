import { expect, it } from 'vitest'
import { KNOWN_DELEGATES } from '../../../src/core/counterparty/known-delegates.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import { namesOfSpenders } from '../../../src/wallet/counterparties/spender-names.ts'
import { bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { STRANGER, USDC } from '../../core/honest.ts'
import { pinnedOn } from '../../core/pinned.ts'

const BASE = 8453
const EARLIER = `0x${'e1'.repeat(20)}`
const [DELEGATE = '', MAKER = ''] = Object.entries(KNOWN_DELEGATES)[0] ?? []

const named = async (address: string, account = SENDER) =>
  (
    await namesOfSpenders(
      [address],
      { account, chainId: BASE },
      {
        profile: devnet,
        book: async () => [{ address: STRANGER.toLowerCase(), name: 'Garden' }],
        transfers: async () => [],
        bundles: async () => {
          const bundle = bundleOf(1)
          const data = calldata(SELECTORS.approve, EARLIER, 5n)
          const items = [{ phase: 'broadcast' } as never]
          return [{ ...bundle, items, calls: [{ to: USDC[BASE], data, value: 0n, gas: undefined }] }]
        },
      },
    )
  )[0]

it.each([
  ['the profile', pinnedOn(BASE, 'permit2'), { kind: 'permit2', name: undefined, isEarlier: false }],
  ['the address book', STRANGER, { kind: undefined, name: 'Garden', isEarlier: false }],
  ['the known delegates', DELEGATE, { kind: undefined, name: MAKER, isEarlier: false }],
  ['an earlier approval', EARLIER, { kind: undefined, name: undefined, isEarlier: true }],
  ['no list', `0x${'99'.repeat(20)}`, { kind: undefined, name: undefined, isEarlier: false }],
])('names a spender by %s', async (_name, address, wanted) => {
  expect(await named(address)).toEqual({ address, ...wanted })
})

it('forgets the approvals of another account', async () => {
  expect(await named(EARLIER, STRANGER)).toMatchObject({ isEarlier: false })
})
