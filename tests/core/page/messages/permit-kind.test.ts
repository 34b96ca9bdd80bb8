import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { permitKindOf } from '../../../../src/core/page/messages/permit-kind.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { STRANGER, USDC as TOKENS } from '../../honest.ts'

const USDC = TOKENS[8453]
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const AUTHORIZATION = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
const ERC2612 = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
const ALLOWANCE = { PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce' }
const ONCE = { TokenPermissions: 'address token,uint256 amount' }
const WITNESS = { ...ONCE, Order: 'uint256 least' }

function fields(text: string): TypedData['types'][string] {
  return text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
}

function kindOf(primaryType: string, own: string, verifyingContract: string, others: Record<string, string> = {}) {
  const types = Object.fromEntries(
    Object.entries({ [primaryType]: own, ...others }).map(([name, text]) => [name, fields(text)]),
  )
  return permitKindOf({ types, primaryType, domain: { chainId: 8453, verifyingContract }, message: {} }, devnet)
}

const TAKEN = 'address spender,uint256 nonce,uint256 deadline'

describe('the kind of a permit', () => {
  it.each([
    ['standingAllowance', 'Permit', ERC2612, USDC, {}],
    ['sending', 'TransferWithAuthorization', AUTHORIZATION, USDC, {}],
    ['fetching', 'ReceiveWithAuthorization', AUTHORIZATION, USDC, {}],
    ['timedAllowance', 'PermitSingle', 'PermitDetails details,address spender,uint256 sigDeadline', PERMIT2, ALLOWANCE],
    [
      'timedAllowance',
      'PermitBatch',
      'PermitDetails[] details,address spender,uint256 sigDeadline',
      PERMIT2,
      ALLOWANCE,
    ],
    ['oneTransfer', 'PermitTransferFrom', `TokenPermissions permitted,${TAKEN}`, PERMIT2, ONCE],
    ['oneTransfer', 'PermitBatchTransferFrom', `TokenPermissions[] permitted,${TAKEN}`, PERMIT2, ONCE],
    ['oneTransfer', 'PermitWitnessTransferFrom', `TokenPermissions permitted,${TAKEN},Order witness`, PERMIT2, WITNESS],
    [
      'oneTransfer',
      'PermitBatchWitnessTransferFrom',
      `TokenPermissions[] permitted,${TAKEN},Order witness`,
      PERMIT2,
      WITNESS,
    ],
  ])('is %s for %s', (kind, primaryType, own, at, others) => {
    expect(kindOf(primaryType, own, at.toLowerCase(), others)).toBe(kind)
  })

  it.each([
    ['any other contract', 'Permit', ERC2612, STRANGER, {}],
    ['Permit2 with the type of a token', 'Permit', ERC2612, PERMIT2, {}],
    ['a token with a type of Permit2', 'PermitTransferFrom', `TokenPermissions permitted,${TAKEN}`, USDC, ONCE],
    ['a token with other fields', 'Permit', `${ERC2612},bool all`, USDC, {}],
    ['a name that only begins alike', 'PermitX', ERC2612, USDC, {}],
    [
      'Permit2 with a name that only begins alike',
      'PermitAllTransferFrom',
      `TokenPermissions permitted,${TAKEN}`,
      PERMIT2,
      ONCE,
    ],
  ])('is not said for %s', (_, primaryType, own, at, others) => {
    expect(kindOf(primaryType, own, at, others)).toBeUndefined()
  })
})
