import type { Hex } from '../../../lib/hex.ts'
import type { Chain } from '../../chain/chain.ts'
import { kindAt } from '../../chain/pinned-contracts.ts'
import { SELECTORS } from '../../verify/evm/calldata.ts'
import type { Arguments } from '../abi/arguments.ts'
import type { CallAct, Token } from './meaning.ts'
import { isUnlimited } from './unlimited-allowance.ts'

export type CalledContract = Readonly<{ to: string; value: bigint; chain: Chain; tokenAt: (address: string) => Token }>

type Shape = Readonly<{
  isAt?: (called: CalledContract) => boolean
  act: (given: Arguments, called: CalledContract) => CallAct
}>

const isDepository = ({ to, chain }: CalledContract) => kindAt(chain, to) === 'depository'
const isPermit2 = ({ to, chain }: CalledContract) => kindAt(chain, to) === 'permit2'

const allowance =
  (change: 'set' | 'raise' | 'lower') =>
  (given: Arguments, { to, tokenAt }: CalledContract): CallAct => ({
    kind: 'allowance',
    change,
    token: tokenAt(to),
    spender: given.address(0),
    amount: given.amount(1),
    isUnlimited: isUnlimited(given.amount(1)),
  })

const nft = (given: Arguments, { to }: CalledContract): CallAct => ({
  kind: 'nftTransfer',
  collection: to,
  owner: given.address(0),
  recipient: given.address(1),
  tokenIds: [given.amount(2)],
  amounts: undefined,
})

/** Known functions by selector (core/page/abi/known-signatures.ts); Permit2 and depository only at pinned contracts. */
export const KNOWN_FUNCTIONS: Readonly<Record<Hex, Shape>> = {
  [SELECTORS.transfer]: {
    act: (given, { to, tokenAt }) => ({
      kind: 'transfer',
      token: tokenAt(to),
      recipient: given.address(0),
      amount: given.amount(1),
    }),
  },
  '0x23b872dd': {
    act: (given, { to, tokenAt }) => ({
      kind: 'transferFrom',
      token: tokenAt(to),
      owner: given.address(0),
      recipient: given.address(1),
      amount: given.amount(2),
    }),
  },
  [SELECTORS.approve]: { act: allowance('set') },
  '0x39509351': { act: allowance('raise') },
  '0xa457c2d7': { act: allowance('lower') },
  '0xd505accf': {
    act: (given, { to, tokenAt }) => ({
      kind: 'permit',
      token: tokenAt(to),
      owner: given.address(0),
      spender: given.address(1),
      amount: given.amount(2),
      isUnlimited: isUnlimited(given.amount(2)),
      untilSeconds: given.amount(3),
    }),
  },
  '0x87517c45': {
    isAt: isPermit2,
    act: (given, { tokenAt }) => ({
      kind: 'permit2',
      token: tokenAt(given.address(0)),
      spender: given.address(1),
      amount: given.amount(2),
      isUnlimited: isUnlimited(given.amount(2)),
      untilSeconds: given.amount(3),
    }),
  },
  '0x42842e0e': { act: nft },
  '0xb88d4fde': { act: nft },
  '0xf242432a': {
    act: (given, { to }) => ({
      kind: 'nftTransfer',
      collection: to,
      owner: given.address(0),
      recipient: given.address(1),
      tokenIds: [given.amount(2)],
      amounts: [given.amount(3)],
    }),
  },
  '0x2eb2c2d6': {
    act: (given, { to }) => ({
      kind: 'nftTransfer',
      collection: to,
      owner: given.address(0),
      recipient: given.address(1),
      tokenIds: given.amounts(2),
      amounts: given.amounts(3),
    }),
  },
  '0xa22cb465': {
    act: (given, { to }) => ({
      kind: 'operator',
      collection: to,
      operator: given.address(0),
      isAllowed: given.flag(1),
    }),
  },
  [SELECTORS.wrap]: { act: (_, { value }) => ({ kind: 'wrap', amount: value }) },
  [SELECTORS.unwrap]: {
    act: (given) => ({ kind: 'unwrap', amount: given.amount(0) }),
  },
  '0x6e553f65': {
    act: (given, { to }) => ({
      kind: 'vaultDeposit',
      vault: to,
      amount: given.amount(0),
      recipient: given.address(1),
    }),
  },
  [SELECTORS.depositNative]: {
    isAt: isDepository,
    act: (given, { value, chain }) => ({
      kind: 'deposit',
      token: { address: chain.native.address, currency: chain.native },
      amount: value,
      depositor: given.address(0),
      orderId: given.bytes(1),
    }),
  },
  [SELECTORS.depositErc20]: {
    isAt: isDepository,
    act: (given, { tokenAt }) => ({
      kind: 'deposit',
      token: tokenAt(given.address(1)),
      amount: given.amount(2),
      depositor: given.address(0),
      orderId: given.bytes(3),
    }),
  },
  // Takes the whole allowance.
  '0x5a1ee3ac': {
    isAt: isDepository,
    act: (given, { tokenAt }) => ({
      kind: 'deposit',
      token: tokenAt(given.address(1)),
      amount: undefined,
      depositor: given.address(0),
      orderId: given.bytes(2),
    }),
  },
}
