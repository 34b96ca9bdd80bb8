import { bytesToHex } from 'viem'
import type { KeyRegistration, Transfer } from './transactions.ts'

const LAST_LINE = 'Only sign this message for a trusted client!'

/** A transfer's text for the wallet (EIP-191); it binds the memo. reference/devnet.md 5. */
export function transferText(transfer: Transfer, chainId: bigint): string {
  return [
    'Transfer',
    '',
    `nonce: ${hex16(transfer.nonce)}`,
    `from: ${hex16(transfer.accountIndex)} (route ${hex16(transfer.fromRouteType)})`,
    `api key: ${hex16(transfer.apiKeyIndex)}`,
    `to: ${hex16(transfer.toAccountIndex)} (route ${hex16(transfer.toRouteType)})`,
    `asset: ${hex16(transfer.assetIndex)}`,
    `amount: ${hex16(transfer.amount)}`,
    `fee: ${hex16(transfer.usdcFee)}`,
    `chainId: ${hex16(chainId)}`,
    `memo: ${transfer.memo.slice(2).toLowerCase()}`,
    LAST_LINE,
  ].join('\n')
}

/** A key registration's text for the wallet (EIP-191). reference/devnet.md 5. */
export function registrationText(registration: KeyRegistration): string {
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

function hex16(number: bigint): string {
  return `0x${number.toString(16).padStart(16, '0')}`
}
