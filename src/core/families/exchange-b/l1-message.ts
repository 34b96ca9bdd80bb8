import { bytesToHex } from '../../../lib/hex.ts'
import { TRUSTED_CLIENT_LINE } from './integrator-approval.ts'
import type { ExchangeBTransaction, ExchangeBTransfer, KeyRegistration } from './transaction.ts'

/** The text for the wallet's signature (EIP-191). Only it binds a memo (reference, "Exchange B"). */
export function l1Text(transaction: ExchangeBTransaction): string {
  return transaction.type === 'transfer' ? transferText(transaction) : registrationText(transaction)
}

/** Causeway itself makes transfers and registrations. */
export type L1TextKind = 'transfer' | 'registration' | 'integrator' | 'subAccount' | 'airdrop'

// The exchange's lighter-go, `types/txtypes/utils.go`.
const BEGINNINGS: Readonly<Record<L1TextKind, RegExp>> = {
  transfer: /^transfer\s+nonce:/,
  registration: /^register lighter account/,
  integrator: /^approve integrator\s/,
  subAccount: /^create lighter sub account/,
  airdrop: /^airdrop allocation\s+allocations:/,
}

/** Recognizes the start of an exchange B text, in any case. */
export function l1TextKind(message: string): L1TextKind | undefined {
  const begins = message.trimStart().toLowerCase()
  const kinds: readonly L1TextKind[] = ['transfer', 'registration', 'integrator', 'subAccount', 'airdrop']
  return kinds.find((kind) => BEGINNINGS[kind].test(begins))
}

type Proposed = Omit<ExchangeBTransfer, 'type' | 'networkId' | 'apiKeyIndex' | 'nonce' | 'expiresAtMs'>

/** An unsigned transfer's text, with `…` for unreserved terms. */
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
    TRUSTED_CLIENT_LINE,
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
    TRUSTED_CLIENT_LINE,
  ].join('\n')
}

function hex16(number: number): string {
  return `0x${number.toString(16).padStart(16, '0')}`
}
