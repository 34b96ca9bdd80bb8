import { SOLVER } from '../../../../devnet/accounts.ts'
import { type Bound, stepOf } from '../../../honest/answer.ts'
import { approveStep } from '../../../honest/evm-steps.ts'
import { THIEF } from '../places.ts'
import { allowing, type Call, depositing, HAS_METADATA, sendingOn } from './calls.ts'
import type { Drawn, Made } from './offer.ts'
import { asIs, paying, termsOf } from './quote.ts'

const VALID_SECONDS = 600
const WORD = /^(\S+) (\S+)$/

function fields(...texts: readonly string[]): readonly Readonly<{ name: string; type: string }>[] {
  return texts.map((text) => {
    const [, type = '', name = ''] = WORD.exec(text) ?? []
    return { name, type }
  })
}

function permitStep(bound: Bound, kind: string, sign: Readonly<Record<string, unknown>>): unknown {
  const post = { endpoint: '/execute/permits', method: 'POST', body: { kind, requestId: bound.requestId, api: 'swap' } }
  const data = { sign: { signatureKind: 'eip712', ...sign }, post }
  return stepOf(bound, { id: 'authorize1', kind: 'signature', data })
}

/** EIP-3009: the solver receives, and the order id is the nonce. */
export function eip3009(drawn: Drawn): Made {
  const { draw, from, to, asked, places } = drawn
  const lies = ['to-depository', 'to-thief', 'to-proxy', 'to-router', 'other-nonce', 'order-of-one-unit'] as const
  const lie = drawn.isHonest ? undefined : draw.pick(lies)
  const payees = {
    'to-depository': places.Depository,
    'to-thief': THIEF,
    'to-proxy': places.ApprovalProxy,
    'to-router': places.Router,
  }
  const payee = lie !== undefined && lie in payees ? payees[lie as keyof typeof payees] : SOLVER.address
  const name = draw.pick(['TransferWithAuthorization', 'ReceiveWithAuthorization'])
  const terms = termsOf(draw, from, to, asked, { payment: 'permit' })
  const steps = (bound: Bound) => [
    permitStep(bound, 'eip3009', {
      domain: { name: 'USD Coin', version: '2', chainId: bound.origin.id, verifyingContract: from.address },
      types: {
        [name]: fields(
          ...['address from', 'address to', 'uint256 value', 'uint256 validAfter', 'uint256 validBefore'],
          'bytes32 nonce',
        ),
      },
      primaryType: name,
      value: {
        from: asked.user,
        to: payee,
        value: asked.amountIn.toString(),
        validAfter: 0,
        validBefore: bound.nowSeconds + VALID_SECONDS,
        nonce: lie === 'other-nonce' ? `0x${'77'.repeat(32)}` : bound.orderId,
      },
    }),
  ]
  return { terms, lies: lie ? [lie] : [], setup: [], steps, twist: lie === 'order-of-one-unit' ? paying(1n) : asIs }
}

const PERMIT2_LIES = [
  'no-witness-router',
  'no-witness-depository',
  'no-witness-solver',
  'no-witness-thief',
  'relayer-router',
  'relayer-proxy',
  'spender-router',
  'calls-to-thief',
  'calls-for-another-order',
  'calls-credit-thief',
  'refunds-thief',
] as const
type Lie = (typeof PERMIT2_LIES)[number]

/** Permit2 with a witness that binds the order's exact deposit. */
export function permit2(drawn: Drawn): Made {
  const { draw, from, to, asked, places } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick<Lie>([...PERMIT2_LIES, 'spender-router'])
  const terms = termsOf(draw, from, to, asked, { payment: 'permit' })
  const isAllowed = draw.chance(500)
  const setup = isAllowed ? [allowing(asked.user, from.address, places.Permit2, asked.amountIn)] : []
  const steps = (bound: Bound) => [
    ...(isAllowed ? [] : [approveStep(bound, places.Permit2, asked.amountIn)]),
    permitStep(bound, 'permit2', signOf(drawn, bound, lie)),
  ]
  return { terms, lies: lie ? [lie] : [], setup, steps, twist: asIs }
}

function signOf({ from, asked, places }: Drawn, bound: Bound, lie: Lie | undefined): Readonly<Record<string, unknown>> {
  const spenders: Readonly<Record<string, string>> = {
    'no-witness-router': places.Router,
    'no-witness-depository': places.Depository,
    'no-witness-solver': SOLVER.address,
    'no-witness-thief': THIEF,
    'relayer-router': places.Router,
    'spender-router': places.Router,
  }
  const spender = spenders[lie ?? ''] ?? places.ApprovalProxy
  const permitted = { token: from.address, amount: asked.amountIn.toString() }
  const common = {
    nonce: BigInt(bound.orderId).toString(),
    deadline: bound.nowSeconds + VALID_SECONDS,
    spender,
  }
  const base = ['address spender', 'uint256 nonce', 'uint256 deadline']
  const permissions = { TokenPermissions: fields('address token', 'uint256 amount') }
  const domain = { name: 'Permit2', chainId: bound.origin.id, verifyingContract: places.Permit2 }
  if (lie?.startsWith('no-witness')) {
    const types = { PermitTransferFrom: fields('TokenPermissions permitted', ...base), ...permissions }
    return { domain, types, primaryType: 'PermitTransferFrom', value: { permitted, ...common } }
  }
  const witness = lie?.startsWith('relayer') ? { relayer: SOLVER.address } : witnessOf(bound, asked, lie, places, from)
  const types = {
    PermitBatchWitnessTransferFrom: fields('TokenPermissions[] permitted', ...base, 'RelayerWitness witness'),
    ...permissions,
    ...(lie?.startsWith('relayer') ? { RelayerWitness: fields('address relayer') } : WITNESS_TYPES),
  }
  const value = { permitted: [permitted], ...common, witness }
  return { domain, types, primaryType: 'PermitBatchWitnessTransferFrom', value }
}

const WITNESS_TYPES = {
  RelayerWitness: fields(
    ...['address relayer', 'address refundTo', 'address nftRecipient', ...(HAS_METADATA ? ['bytes metadata'] : [])],
    'Call3Value[] call3Values',
  ),
  Call3Value: fields('address target', 'bool allowFailure', 'uint256 value', 'bytes callData'),
}

function witnessOf(
  bound: Bound,
  { user }: Drawn['asked'],
  lie: Lie | undefined,
  places: Drawn['places'],
  from: Drawn['from'],
): Readonly<Record<string, unknown>> {
  const orderId = lie === 'calls-for-another-order' ? `0x${'77'.repeat(32)}` : bound.orderId
  const depositor = lie === 'calls-credit-thief' ? THIEF : user
  const call =
    lie === 'calls-to-thief' ? sendingOn(places, from, THIEF) : depositing(places, from, { depositor, orderId })
  return {
    relayer: SOLVER.address,
    refundTo: lie === 'refunds-thief' ? THIEF : user,
    nftRecipient: user,
    ...(HAS_METADATA ? { metadata: '0x' } : {}),
    call3Values: [call].map(({ value, ...rest }: Call) => ({ ...rest, value: value.toString() })),
  }
}
