import { bytesToHex } from '../../../lib/hex.ts'
import type { ExchangeBTransaction, ExchangeBTransfer, KeyRegistration } from './transaction.ts'

const LAST_LINE = 'Only sign this message for a trusted client!'

/**
 * The text that the account's wallet signs (EIP-191, personal_sign) beside the API key.
 *
 * Only this text binds a transfer's memo (reference, "Exchange B").
 */
export function l1Text(transaction: ExchangeBTransaction): string {
  return transaction.type === 'transfer' ? transferText(transaction) : registrationText(transaction)
}

/** What a wallet signs for the exchange. Causeway itself makes transfers and registrations. */
export type L1TextKind = 'transfer' | 'registration' | 'integrator' | 'subAccount' | 'airdrop'

// The exchange's lighter-go, `types/txtypes/utils.go`.
const BEGINNINGS: Readonly<Record<L1TextKind, RegExp>> = {
  transfer: /^transfer\s+nonce:/,
  registration: /^register lighter account/,
  integrator: /^approve integrator\s/,
  subAccount: /^create lighter sub account/,
  airdrop: /^airdrop allocation\s+allocations:/,
}

/** Recognizes a message that starts like an exchange B text, in any case. */
export function l1TextKind(message: string): L1TextKind | undefined {
  const begins = message.trimStart().toLowerCase()
  const kinds: readonly L1TextKind[] = ['transfer', 'registration', 'integrator', 'subAccount', 'airdrop']
  return kinds.find((kind) => BEGINNINGS[kind].test(begins))
}

/** `mostFee` is the highest of the four fees, in millionths of a trade. Without an expiry the approval is taken back. */
export type IntegratorApproval = Readonly<{
  accountIndex: string
  integratorIndex: string
  mostFee: number
  expiresAtMs: number | undefined
}>

const FEE_UNITS = 1_000_000
const MOST_TIME_MS = 2n ** 48n - 1n
const HEX_16 = '0x([0-9a-f]{16})'
const INTEGRATOR = new RegExp(
  [
    'Approve Integrator',
    '',
    `nonce: ${HEX_16}`,
    `account index: ${HEX_16}`,
    `api key index: ${HEX_16}`,
    `integrator account index: ${HEX_16}`,
    `max perps taker fee: ${HEX_16}`,
    `max perps maker fee: ${HEX_16}`,
    `max spot taker fee: ${HEX_16}`,
    `max spot maker fee: ${HEX_16}`,
    `approval expiry: ${HEX_16}`,
    `chainId: ${HEX_16}`,
    LAST_LINE,
  ].join('\n'),
)

/** Reads an integrator's approval; undefined unless it is the exchange's text, letter by letter. */
export function integratorApproval(message: string): IntegratorApproval | undefined {
  const [whole, ...fields] = INTEGRATOR.exec(message) ?? []
  if (whole !== message) return undefined
  const [, account = 0n, , integrator = 0n, ...rest] = fields.map((digits) => BigInt(`0x${digits}`))
  const mostFee = Math.max(...rest.slice(0, 4).map(Number))
  const [expiry = 0n] = rest.slice(4)
  // The exchange takes no more than the whole trade, and no later time.
  if (mostFee > FEE_UNITS || expiry > MOST_TIME_MS) return undefined
  return {
    accountIndex: `${account}`,
    integratorIndex: `${integrator}`,
    mostFee,
    expiresAtMs: expiry === 0n ? undefined : Number(expiry),
  }
}

type Proposed = Omit<ExchangeBTransfer, 'type' | 'networkId' | 'apiKeyIndex' | 'nonce' | 'expiresAtMs'>

/** The text of an unsigned transfer, with `…` for terms not yet reserved. */
export function l1Outline(transfer: Proposed): string {
  return linesOf(transfer, { nonce: '…', apiKey: '…', networkId: '…' })
}

function transferText(transfer: ExchangeBTransfer): string {
  const { nonce, apiKeyIndex, networkId } = transfer
  return linesOf(transfer, { nonce: hex16(nonce), apiKey: hex16(apiKeyIndex), networkId: hex16(networkId) })
}

function linesOf(transfer: Proposed, reserved: Readonly<{ nonce: string; apiKey: string; networkId: string }>): string {
  return [
    'Transfer',
    '',
    `nonce: ${reserved.nonce}`,
    `from: ${hex16(transfer.accountIndex)} (route ${hex16(transfer.fromRouteType)})`,
    `api key: ${reserved.apiKey}`,
    `to: ${hex16(transfer.toAccountIndex)} (route ${hex16(transfer.toRouteType)})`,
    `asset: ${hex16(transfer.assetIndex)}`,
    `amount: ${hex16(transfer.amount)}`,
    `fee: ${hex16(transfer.usdcFee)}`,
    `chainId: ${reserved.networkId}`,
    `memo: ${transfer.memo.slice(2).toLowerCase()}`,
    LAST_LINE,
  ].join('\n')
}

function registrationText(registration: KeyRegistration): string {
  return [
    'Register Lighter Account',
    '',
    `pubkey: ${bytesToHex(registration.publicKey)}`,
    `nonce: ${hex16(registration.nonce)}`,
    `account index: ${hex16(registration.accountIndex)}`,
    `api key index: ${hex16(registration.apiKeyIndex)}`,
    LAST_LINE,
  ].join('\n')
}

function hex16(number: number): string {
  return `0x${number.toString(16).padStart(16, '0')}`
}
