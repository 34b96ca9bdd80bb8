import type { PrivateKeyAccount } from 'viem/accounts'
import type { Transfer } from './transactions.ts'
import { type ExchangeBSigner, freshNonce, type SignedTransaction, signRegistration, signTransfer } from './wallet.ts'

/** interface.md, "Exchange B `transfer` parameters". */
export type TransferParameters = Readonly<{
  toAccountIndex: number
  assetIndex: number
  fromRouteType: number
  toRouteType: number
  amount: number
  usdcFee: number
  memo: `0x${string}`
}>

export type ExchangeBClient = Readonly<{
  accountIndex: number
  /** With the next nonce; the bytes may be posted repeatedly. */
  sign: (parameters: TransferParameters) => Promise<SignedTransaction>
  post: (signed: SignedTransaction) => Promise<Readonly<{ status: number; body: unknown }>>
}>

const KEY_INDEX = 5
/** Ten minutes, like the exchange's own clients. devnet.md 5. */
const LIFETIME_MS = 600_000

export async function connectExchangeB(
  url: string,
  wallet: PrivateKeyAccount,
  now: () => number,
): Promise<ExchangeBClient> {
  const signer: ExchangeBSigner = { wallet, secretKey: freshNonce() }
  const found = await ask(`${url}/api/v1/accountsByL1Address?l1_address=${wallet.address}`)
  const accountIndex = Number(found.accountIndex ?? found.sub_accounts?.[0]?.index)
  const common = async () => ({
    accountIndex: BigInt(accountIndex),
    apiKeyIndex: BigInt(KEY_INDEX),
    nonce: BigInt(await nextNonce(url, accountIndex)),
    expiredAtMs: BigInt(Math.floor(now()) + LIFETIME_MS),
  })
  const post = (signed: SignedTransaction) => postForm(`${url}/api/v1/sendTx`, signed)
  const registered = await post(await signRegistration(signer, await common()))
  if (registered.status !== 200) throw new Error(`the key was not registered: ${JSON.stringify(registered.body)}`)
  return {
    accountIndex,
    post,
    async sign(parameters) {
      const transfer: Transfer = {
        ...(await common()),
        attributes: {},
        toAccountIndex: BigInt(parameters.toAccountIndex),
        assetIndex: BigInt(parameters.assetIndex),
        fromRouteType: BigInt(parameters.fromRouteType),
        toRouteType: BigInt(parameters.toRouteType),
        amount: BigInt(parameters.amount),
        usdcFee: BigInt(parameters.usdcFee),
        memo: parameters.memo,
      }
      return signTransfer(signer, transfer)
    },
  }
}

type Found = Readonly<{ accountIndex?: number; sub_accounts?: readonly Readonly<{ index: number }>[]; nonce?: number }>

async function ask(url: string): Promise<Found> {
  const response = await fetch(url)
  return (await response.json()) as Found
}

async function nextNonce(url: string, accountIndex: number): Promise<number> {
  const query = `account_index=${accountIndex}&api_key_index=${KEY_INDEX}`
  return (await ask(`${url}/api/v1/nextNonce?${query}`)).nonce ?? 0
}

async function postForm(url: string, signed: SignedTransaction): Promise<Readonly<{ status: number; body: unknown }>> {
  const body = new URLSearchParams({ tx_type: `${signed.tx_type}`, tx_info: signed.tx_info })
  const response = await fetch(url, { method: 'POST', body })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
