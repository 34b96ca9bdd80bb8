import type { OwnLabel } from './own-labels.ts'

const address = (path: string, label: OwnLabel) => ({ path, label, format: 'addressName' })
const date = (path: string, label: OwnLabel) => ({ path, label, format: 'date', params: { encoding: 'timestamp' } })
const raw = (path: string, label: OwnLabel) => ({ path, label, format: 'raw' })
const tokens = (path: string, label: OwnLabel, tokenPath: string, threshold?: string) => ({
  path,
  label,
  format: 'tokenAmount',
  params: { tokenPath, ...(threshold === undefined ? {} : { threshold, message: 'own:unlimited' }) },
})

/** More than any token's supply. */
const ALL = `0x${'f'.repeat(28)}`

const authorization = (intent: OwnLabel) => ({
  intent,
  fields: [
    tokens('value', 'own:amount', '@.to'),
    address('from', 'own:from'),
    address('to', 'own:to'),
    date('validAfter', 'own:notBefore'),
    date('validBefore', 'own:usedUntil'),
    raw('nonce', 'own:nonce'),
  ],
})
const cancellation = {
  intent: 'own:cancelAuthorization',
  fields: [address('authorizer', 'own:of'), raw('nonce', 'own:nonce')],
}
const signed = ['v', 'r', 's'].map((name) => ({ ...raw(name, 'own:signature'), visible: 'never' }))
const withSignature = <T extends { fields: object[] }>(format: T) => ({
  ...format,
  fields: [...format.fields, ...signed],
})

const TRANSFER = authorization('own:letSend')
const RECEIVE = authorization('own:letFetch')
const WORDS = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
const SIGNATURE = 'uint8 v,bytes32 r,bytes32 s'

/** EIP-3009 calls. */
export const TOKEN_CALLS = {
  [`transferWithAuthorization(${WORDS},${SIGNATURE})`]: withSignature(authorization('own:sendByAuthorization')),
  [`receiveWithAuthorization(${WORDS},${SIGNATURE})`]: withSignature(authorization('own:fetchByAuthorization')),
  [`cancelAuthorization(address authorizer,bytes32 nonce,${SIGNATURE})`]: withSignature(cancellation),
}

/** EIP-2612 and EIP-3009 typed data. */
export const TOKEN_DATA = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
    intent: 'own:letTake',
    fields: [
      address('spender', 'own:spender'),
      tokens('value', 'own:upTo', '@.to', ALL),
      address('owner', 'own:from'),
      date('deadline', 'own:usedUntil'),
      raw('nonce', 'own:nonce'),
    ],
  },
  [`TransferWithAuthorization(${WORDS})`]: TRANSFER,
  [`ReceiveWithAuthorization(${WORDS})`]: RECEIVE,
  'CancelAuthorization(address authorizer,bytes32 nonce)': cancellation,
}

const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const PERMISSIONS = 'address token,uint256 amount'

const details = (at: string) => [
  tokens(`${at}.amount`, 'own:upTo', `${at}.token`, ALL),
  date(`${at}.expiration`, 'own:until'),
  raw(`${at}.nonce`, 'own:nonce'),
]
const permit = (at: string) => ({
  intent: 'own:letTake',
  fields: [address('spender', 'own:spender'), ...details(at), date('sigDeadline', 'own:usedUntil')],
})
const transfer = (at: string) => ({
  intent: 'own:letTakeOnce',
  fields: [
    address('spender', 'own:spender'),
    tokens(`${at}.amount`, 'own:upTo', `${at}.token`, ALL),
    date('deadline', 'own:usedUntil'),
    raw('nonce', 'own:nonce'),
  ],
})

/** Permit2, "AllowanceTransfer" calls. */
export const PERMIT2_CALLS = {
  [`permit(address owner,((${DETAILS}) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)`]: {
    intent: 'own:letTakeSigned',
    fields: [
      address('permitSingle.spender', 'own:spender'),
      ...details('permitSingle.details'),
      address('owner', 'own:from'),
      date('permitSingle.sigDeadline', 'own:usedUntil'),
      { ...raw('signature', 'own:signature'), visible: 'never' },
    ],
  },
  'transferFrom(address from,address to,uint160 amount,address token)': {
    intent: 'own:sendByAllowance',
    fields: [tokens('amount', 'own:amount', 'token'), address('from', 'own:from'), address('to', 'own:to')],
  },
  'lockdown((address token,address spender)[] approvals)': {
    intent: 'own:takeBack',
    fields: [address('approvals.[].token', 'own:forToken'), address('approvals.[].spender', 'own:takenFrom')],
  },
  'invalidateNonces(address token,address spender,uint48 newNonce)': {
    intent: 'own:voidPermits',
    fields: [address('token', 'own:forToken'), address('spender', 'own:forSpender'), raw('newNonce', 'own:allBefore')],
  },
}

/** Permit2, "AllowanceTransfer" and "SignatureTransfer" typed data. */
export const PERMIT2_DATA = {
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(${DETAILS})`]:
    permit('details'),
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)PermitDetails(${DETAILS})`]:
    permit('details.[]'),
  [`PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(${PERMISSIONS})`]:
    transfer('permitted'),
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(${PERMISSIONS})`]:
    transfer('permitted.[]'),
}
