import type { TypedData } from '../../execution/item.ts'

type Fields = TypedData['types'][string]

export const AUTHORIZATIONS = ['TransferWithAuthorization', 'ReceiveWithAuthorization'] as const

export const PERMITS = [
  'PermitTransferFrom',
  'PermitBatchTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitBatchWitnessTransferFrom',
] as const

export type Authorization = (typeof AUTHORIZATIONS)[number]

/** EIP-3009: both structs have the same fields; `Receive…` lets only the payee submit. */
export function authorizationTypes(name: Authorization): TypedData['types'] {
  const text = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
  return { [name]: fields(text) }
}

/** The approval proxy v3's witness binds all effects. */
export const BOUND_PERMIT = 'PermitBatchWitnessTransferFrom'

/** Permit2, "SignatureTransfer". */
export const BOUND_PERMIT_TYPES: TypedData['types'] = {
  [BOUND_PERMIT]: fields(
    'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,RelayerWitness witness',
  ),
  TokenPermissions: fields('address token,uint256 amount'),
  RelayerWitness: fields(
    'address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values',
  ),
  Call3Value: fields('address target,bool allowFailure,uint256 value,bytes callData'),
}

function fields(text: string): Fields {
  return text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
}
