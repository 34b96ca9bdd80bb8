const address = (path: string, label: string) => ({ path, label, format: 'addressName' })
const date = (path: string, label: string) => ({ path, label, format: 'date', params: { encoding: 'timestamp' } })
const raw = (path: string, label: string) => ({ path, label, format: 'raw' })
const tokens = (path: string, label: string, tokenPath: string, threshold?: string) => ({
  path,
  label,
  format: 'tokenAmount',
  params: { tokenPath, ...(threshold === undefined ? {} : { threshold, message: 'Unlimited' }) },
})

/** More than there is of any token. */
const ALL = `0x${'f'.repeat(32)}`

const authorization = (intent: string) => ({
  intent,
  fields: [
    tokens('value', 'Amount', '@.to'),
    address('from', 'From'),
    address('to', 'To'),
    date('validAfter', 'Not before'),
    date('validBefore', 'Until'),
    raw('nonce', 'Nonce'),
  ],
})
const cancellation = {
  intent: 'Cancel an authorization to send tokens',
  fields: [address('authorizer', 'Of'), raw('nonce', 'Nonce')],
}
const signed = ['v', 'r', 's'].map((name) => ({ ...raw(name, `Signature ${name}`), visible: 'never' }))
const withSignature = <T extends { fields: object[] }>(format: T) => ({
  ...format,
  fields: [...format.fields, ...signed],
})

const TRANSFER = authorization('Let anybody send tokens as named here')
const RECEIVE = authorization('Let the recipient fetch tokens')
const WORDS = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
const SIGNATURE = 'uint8 v,bytes32 r,bytes32 s'

/** EIP-3009, as a call that uses what was signed. */
export const TOKEN_CALLS = {
  [`transferWithAuthorization(${WORDS},${SIGNATURE})`]: withSignature(authorization('Send tokens by an authorization')),
  [`receiveWithAuthorization(${WORDS},${SIGNATURE})`]: withSignature(authorization('Fetch tokens by an authorization')),
  [`cancelAuthorization(address authorizer,bytes32 nonce,${SIGNATURE})`]: withSignature(cancellation),
}

/** EIP-2612 and EIP-3009, as they are signed. */
export const TOKEN_DATA = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
    intent: 'Let somebody take tokens',
    fields: [
      address('spender', 'Who may take them'),
      tokens('value', 'Up to', '@.to', ALL),
      address('owner', 'From'),
      date('deadline', 'To be used until'),
      raw('nonce', 'Nonce'),
    ],
  },
  [`TransferWithAuthorization(${WORDS})`]: TRANSFER,
  [`ReceiveWithAuthorization(${WORDS})`]: RECEIVE,
  'CancelAuthorization(address authorizer,bytes32 nonce)': cancellation,
}

const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const PERMISSIONS = 'address token,uint256 amount'

const details = (at: string) => [
  tokens(`${at}.amount`, 'Up to', `${at}.token`, ALL),
  date(`${at}.expiration`, 'Until'),
  raw(`${at}.nonce`, 'Nonce'),
]
const permit = (at: string) => ({
  intent: 'Let somebody take tokens',
  fields: [address('spender', 'Who may take them'), ...details(at), date('sigDeadline', 'To be used until')],
})
const transfer = (at: string) => ({
  intent: 'Let somebody take tokens once',
  fields: [
    address('spender', 'Who may take them'),
    tokens(`${at}.amount`, 'Up to', `${at}.token`, ALL),
    date('deadline', 'Until'),
    raw('nonce', 'Nonce'),
  ],
})

/** Permit2, "AllowanceTransfer", as calls. */
export const PERMIT2_CALLS = {
  [`permit(address owner,((${DETAILS}) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)`]: {
    intent: 'Let somebody take tokens, by a signature',
    fields: [
      address('permitSingle.spender', 'Who may take them'),
      ...details('permitSingle.details'),
      address('owner', 'From'),
      date('permitSingle.sigDeadline', 'To be used until'),
      { ...raw('signature', 'Signature'), visible: 'never' },
    ],
  },
  'transferFrom(address from,address to,uint160 amount,address token)': {
    intent: 'Send tokens by a permission',
    fields: [tokens('amount', 'Amount', 'token'), address('from', 'From'), address('to', 'To')],
  },
  'lockdown((address token,address spender)[] approvals)': {
    intent: 'Take permissions back',
    fields: [address('approvals.[].token', 'For the token'), address('approvals.[].spender', 'From')],
  },
  'invalidateNonces(address token,address spender,uint48 newNonce)': {
    intent: 'Make signed permissions useless',
    fields: [address('token', 'For the token'), address('spender', 'For'), raw('newNonce', 'All before nonce')],
  },
}

/** Permit2, "AllowanceTransfer" and "SignatureTransfer", as they are signed. */
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
