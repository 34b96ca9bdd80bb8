import { bytesToHex, recoverMessageAddress } from 'viem'
import type { Accounts } from './accounts.ts'
import { assetAt, PERPS_ROUTE, USDC_ASSET } from './accounts.ts'
import { bytesOfQuintic } from './crypto/encoding.ts'
import type { Quintic } from './crypto/quintic.ts'
import { isPublicKey, verify } from './crypto/schnorr.ts'
import { registrationText, transferText } from './l1-text.ts'
import { Refusal } from './refusals.ts'
import { parseRegistration, parseTransfer, type Signatures } from './transaction-body.ts'
import { registrationHash, transferHash } from './transaction-hash.ts'
import type { TransactionLog } from './transaction-log.ts'
import { type KeyRegistration, REGISTER_KEY, TRANSFER, type Transfer } from './transactions.ts'

/** `now` in epoch milliseconds, `chainId` 304 or 300. */
export type SendTools = Readonly<{
  accounts: Accounts
  log: TransactionLog
  chainId: bigint
  now: () => number
  /** Millionths of a dollar. */
  transferFee: (from: number, to: number) => bigint
}>

/** Allows any higher nonce. devnet.md 5. */
const SKIP_NONCE = '4'

/**
 * Executes a verified transaction; returns its hash, 80 hex digits.
 *
 * Throws a Refusal, with nothing done.
 */
export async function sendTransaction(type: number, info: string, tools: SendTools): Promise<string> {
  if (type === TRANSFER) return sendTransfer(parseTransfer(info), info, tools)
  if (type === REGISTER_KEY) return registerKey(parseRegistration(info), info, tools)
  throw new Refusal('unknownType', `tx_type: expected ${REGISTER_KEY} or ${TRANSFER}, got ${type}`)
}

async function sendTransfer(transfer: Transfer & Signatures, info: string, tools: SendTools): Promise<string> {
  const { accounts, chainId } = tools
  // The only wait comes first: nothing may interrupt after the nonce check.
  const signer = await walletOf(transferText(transfer, chainId), transfer.l1Signature)
  const from = Number(transfer.accountIndex)
  const to = Number(transfer.toAccountIndex)
  const l1Address = ownerOf(accounts, from, 'FromAccountIndex')
  ownerOf(accounts, to, 'ToAccountIndex')
  const key = accounts.apiKey(from, Number(transfer.apiKeyIndex))
  if (!key) throw new Refusal('unknownKey', `ApiKeyIndex: account ${from} has no API key ${transfer.apiKeyIndex}`)
  checkTime(transfer, key.nextNonce, tools.now())
  const hash = transferHash(transfer, chainId)
  if (!verify(transfer.signature, hash, key.publicKey)) throw new Refusal('wrongSignature', 'Sig: invalid signature')
  checkWallet(signer, l1Address)
  move(transfer, tools)
  accounts.setApiKey(from, Number(transfer.apiKeyIndex), { ...key, nextNonce: Number(transfer.nonce) + 1 })
  const text = hashText(hash)
  tools.log.add({ hash: text, type: TRANSFER, info, transfer, accountIndex: from, l1Address, nonce: transfer.nonce })
  return text
}

async function registerKey(registration: KeyRegistration & Signatures, info: string, tools: SendTools) {
  const { accounts, chainId } = tools
  const signer = await walletOf(registrationText(registration), registration.l1Signature)
  const accountIndex = Number(registration.accountIndex)
  const apiKeyIndex = Number(registration.apiKeyIndex)
  const l1Address = ownerOf(accounts, accountIndex, 'AccountIndex')
  const { publicKey, nonce } = registration
  const hash = registrationHash(registration, chainId)
  if (!hash || !isPublicKey(publicKey)) throw new Refusal('malformed', 'PubKey: expected a point of the curve')
  checkTime(registration, accounts.apiKey(accountIndex, apiKeyIndex)?.nextNonce ?? 0, tools.now())
  if (!verify(registration.signature, hash, publicKey)) throw new Refusal('wrongSignature', 'Sig: invalid signature')
  checkWallet(signer, l1Address)
  accounts.setApiKey(accountIndex, apiKeyIndex, { publicKey, nextNonce: Number(nonce) + 1 })
  const text = hashText(hash)
  tools.log.add({ hash: text, type: REGISTER_KEY, info, transfer: undefined, accountIndex, l1Address, nonce })
  return text
}

function ownerOf(accounts: Accounts, accountIndex: number, field: string): string {
  const l1Address = accounts.l1AddressOf(accountIndex)
  if (l1Address === undefined) throw new Refusal('unknownAccount', `${field}: account ${accountIndex} not found`)
  return l1Address
}

function checkTime({ nonce, expiredAtMs, attributes }: Transfer | KeyRegistration, nextNonce: number, nowMs: number) {
  if (Number(expiredAtMs) <= nowMs) throw new Refusal('expired', `ExpiredAt: ${expiredAtMs} is in the past`)
  const skips = attributes[SKIP_NONCE] === 1n
  if (skips ? nonce < BigInt(nextNonce) : nonce !== BigInt(nextNonce)) {
    throw new Refusal('wrongNonce', `Nonce: expected ${nextNonce}${skips ? ' or more' : ''}, got ${nonce}`)
  }
}

function walletOf(message: string, signature: `0x${string}`): Promise<string | undefined> {
  return recoverMessageAddress({ message, signature }).catch(() => undefined)
}

function checkWallet(signer: string | undefined, l1Address: string): void {
  if (signer?.toLowerCase() === l1Address) return
  throw new Refusal('wrongL1Signature', `L1Sig: expected a signature of ${l1Address}, got one of ${signer ?? 'nobody'}`)
}

function move(transfer: Transfer, { accounts, transferFee }: SendTools): void {
  const { fromRouteType, toRouteType, amount, usdcFee } = transfer
  const [from, to] = [Number(transfer.accountIndex), Number(transfer.toAccountIndex)]
  const asset = assetAt(Number(transfer.assetIndex))
  if (!asset) throw new Refusal('wrongAsset', `AssetIndex: expected 1 or 3, got ${transfer.assetIndex}`)
  const fee = transferFee(from, to)
  if (usdcFee < fee) throw new Refusal('wrongFee', `USDCFee: expected at least ${fee}, got ${usdcFee}`)
  const source = { accountIndex: from, assetIndex: asset.index, route: Number(fromRouteType) }
  // The fee comes from perps USDC, which may also have to cover the transfer.
  const feeSource = { accountIndex: from, assetIndex: USDC_ASSET.index, route: PERPS_ROUTE }
  const isSamePlace = asset === USDC_ASSET && source.route === PERPS_ROUTE
  const covered = accounts.balance(source) >= amount && accounts.balance(feeSource) >= usdcFee
  if (!covered || (isSamePlace && accounts.balance(source) < amount + usdcFee)) {
    throw new Refusal('notEnough', `Amount: account ${from} does not hold ${amount} and the fee of ${usdcFee}`)
  }
  accounts.add(source, -amount)
  accounts.add(feeSource, -usdcFee)
  accounts.add({ accountIndex: to, assetIndex: asset.index, route: Number(toRouteType) }, amount)
}

function hashText(hash: Quintic): string {
  return bytesToHex(bytesOfQuintic(hash)).slice(2)
}
